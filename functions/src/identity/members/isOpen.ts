import type { Invite } from '@parlance/domain/documents/organizations/invite';

/** True iff the invitation can be accepted, and so keeps a seat. */
export function isOpen(invite: Invite, now: Date): boolean {
  return invite.status === 'pending' && invite.expiresAt > now;
}
