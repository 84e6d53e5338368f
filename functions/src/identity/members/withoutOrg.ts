import type { User } from '@parlance/domain/documents/accounts/user';

/** Profile fields of a person who is no longer a member of an organization: another one is shown, or none. */
export function withoutOrg({ orgIds, currentOrgId }: User, orgId: string): Pick<User, 'orgIds' | 'currentOrgId'> {
  const left = orgIds.filter((id) => id !== orgId);
  return { orgIds: left, currentOrgId: currentOrgId === orgId ? (left[0] ?? null) : currentOrgId };
}
