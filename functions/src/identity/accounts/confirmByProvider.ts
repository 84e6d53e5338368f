import { HOUR_MS } from '@parlance/domain/durations';
import type { Account } from '../../kernel/access/requireAccount.ts';
import { requireLiveSession } from '../../kernel/access/requireLiveSession.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { isConfirmed } from '../../kernel/access/isConfirmed.ts';
import { confirmAddress } from './sessions/confirmAddress.ts';
import { dropSignInMethods } from './sessions/dropSignInMethods.ts';
import { endSessions } from './sessions/endSessions.ts';

/**
 * Confirms the address of somebody who came with Google to an account that was there unconfirmed, if Google's account has this
 * very address. A person who registered it earlier loses all sign-in methods. Answers whether the address is confirmed now.
 * Throws `unauthenticated` or `rate-limited`.
 */
export async function confirmByProvider(who: Account): Promise<boolean> {
  await takeRateLimit(`confirmByProvider:${who.uid}`, 30, HOUR_MS);
  const { account, email } = await requireLiveSession(who);
  if (isConfirmed(account)) return true;
  const google = account.providerData.find(({ providerId }) => providerId === 'google.com');
  if (who.provider !== 'google.com' || google?.email !== email || !account.emailVerified) return false;
  await dropSignInMethods(account, ['google.com']);
  await endSessions(who.uid, who.authTime);
  await confirmAddress(who.uid, email);
  return true;
}
