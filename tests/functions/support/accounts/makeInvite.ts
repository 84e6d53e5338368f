import { type Invite, inviteSchema } from '@parlance/domain/documents/organizations/invite';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { issueToken } from '../../../../functions/src/kernel/access/tokens/issueToken.ts';
import { admin } from '../../../support/admin.ts';

const WEEK = 7 * DAY_MS;

/** An invitation with the secret of its link, written past the callable and its mail. */
export async function makeInvite(
  orgId: string,
  email: string,
  overrides: Partial<Invite> = {},
): Promise<{ inviteId: string; secret: string }> {
  const inviteId = newId();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + WEEK);
  const invite = inviteSchema.parse({
    name: 'Grace Hopper',
    email,
    role: 'viewer',
    status: 'pending',
    locale: 'en',
    invitedBy: 'somebody',
    inviterName: 'owner',
    sentAt: now,
    expiresAt,
    createdAt: now,
    ...overrides,
  });
  await admin.db.doc(paths.invite(orgId, inviteId)).set(invite);
  return { inviteId, secret: await issueToken({ purpose: 'invite', orgId, inviteId, email, expiresAt }) };
}
