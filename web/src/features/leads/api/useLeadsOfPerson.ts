import { type Lead, leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/firestore/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** More than this of one person's leads are not shown: the list finds them by the address. */
export const LEADS_OF_PERSON = 50;

/** The newest leads of the organization with one e-mail address, live. */
export function useLeadsOfPerson(email: string): Live<readonly Stored<Lead>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.leads(orgId), equals: { email }, orderBy: ['createdAt', 'desc'], limit: LEADS_OF_PERSON },
    leadSchema,
  );
}
