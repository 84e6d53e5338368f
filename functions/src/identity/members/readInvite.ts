import type { readInvite as contract } from '@parlance/domain/contracts/members';
import { HOUR_MS } from '@parlance/domain/durations';
import type * as z from 'zod';
import { isConfirmed } from '../../kernel/access/isConfirmed.ts';
import { findUser } from '../../kernel/access/findUser.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { findInvite } from './findInvite.ts';

/** Reads the content of an invitation's link, any number of times. An account that was never confirmed does not count. Throws `token-invalid` or `rate-limited`. */
export async function readInvite(secret: string, address: string): Promise<z.infer<typeof contract.output>> {
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
