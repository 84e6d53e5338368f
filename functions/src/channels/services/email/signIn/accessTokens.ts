import type { MailSignIn } from '@parlance/domain/channels/MAIL_SIGN_INS';
import { MINUTE_MS } from '@parlance/domain/durations';
import { askToken, type Granted } from './askToken.ts';
import { signInProvider } from './signInProvider.ts';

/** Time before its end in which a token is used no more: a mailbox may be read for so long with it. */
const MARGIN_MS = 5 * MINUTE_MS;
/** Maximum number of tokens that a process keeps. */
const MAX_KEPT = 500;

const kept = new Map<string, Granted>();

/**
 * An access token to the mailbox whose owner has consented, kept by this process until shortly before its end. `refreshToken` is set once, where the
 * provider has given a new one, which takes the old one's place. Throws `ChannelError`.
 */
export async function accessTokenOf(
  signIn: MailSignIn,
  refreshToken: string,
  now = Date.now(),
): Promise<Pick<Granted, 'accessToken' | 'refreshToken'>> {
  const known = kept.get(refreshToken);
  if (known !== undefined && known.expiresAt - MARGIN_MS > now)
    return { accessToken: known.accessToken, refreshToken: undefined };
  const provider = signInProvider(signIn);
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken, scope: provider.scope };
  const granted = await askToken(provider, grant, now);
  // The old one is asked for until the new one is stored.
  for (const key of [refreshToken, granted.refreshToken ?? refreshToken]) keepToken(key, granted);
  return granted;
}

function keepToken(refreshToken: string, granted: Granted): void {
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(refreshToken, granted);
}

/** Forgets the access token of a consent: its mailbox takes it no more. */
export function forgetAccessToken(refreshToken: string): void {
  kept.delete(refreshToken);
}
