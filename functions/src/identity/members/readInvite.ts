import { HOUR_MS } from '@parlance/domain/durations';
import type { AssignableRole } from '@parlance/domain/roles';
import { isConfirmed } from '../../kernel/access/isConfirmed.ts';
import { findUser } from '../../kernel/access/findUser.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { findInvite } from './findInvite.ts';

export interface InvitePreview {
  organizationName: string;
  inviterName: string;
  fullName: string;
  email: string;
  role: AssignableRole;
  hasAccount: boolean;
}

/** What an invitation's link says, any number of times. An account that was never confirmed is none. Throws `token-invalid` or `rate-limited`. */
export async function readInvite(secret: string, address: string): Promise<InvitePreview> {
  await takeRateLimit(`readInvite:${address}`, 120, HOUR_MS);
  const { org, invite } = await findInvite(secret);
  return {
    organizationName: org.name,
    inviterName: invite.inviterName,
    fullName: invite.name,
    email: invite.email,
    role: invite.role,
    hasAccount: isConfirmed(await findUser(invite.email)),
  };
}
