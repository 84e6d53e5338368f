import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { paths } from '@parlance/domain/paths';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from './useMembership.ts';

/** Name of the organization's owner. Empty while it is not known. */
export function useOwnerName(): string {
  const { orgId, org } = useMembership();
  const owner = useDocument(paths.member(orgId, org.ownerUid), memberSchema);
  return owner.status === 'ready' ? (owner.value?.name ?? '') : '';
}
