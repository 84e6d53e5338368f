import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * Counts one invitation's mail of an organization. Anybody can begin a trial and invite strangers, whose seat is free again once
 * they are revoked: a trial sends a few a day, whatever becomes of them. Throws `rate-limited`.
 */
export async function takeInviteMail(orgId: string): Promise<void> {
  await takeRateLimit(`invites:${orgId}`, LIMITS.invitesPerHour, HOUR_MS);
  const org = (await refs.org(orgId).get()).data();
  if (org?.plan === 'trial') await takeRateLimit(`invites:${orgId}`, LIMITS.trialInvitesPerDay, DAY_MS);
}
