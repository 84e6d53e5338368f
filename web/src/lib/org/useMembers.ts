import { type Member, memberSchema } from '@parlance/domain/documents/organizations/member';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from './useMembership.ts';

/** More than any plan has seats. */
const MOST = 200;

/** Everybody in the current organization, the longest-standing first, live. The id is the person's. */
export function useMembers(): Live<readonly Stored<Member>[]> {
  const { orgId } = useMembership();
  return useCollection({ path: paths.members(orgId), orderBy: ['createdAt', 'asc'], limit: MOST }, memberSchema);
}
