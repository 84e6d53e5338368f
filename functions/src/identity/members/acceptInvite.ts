import { HOUR_MS } from '@parlance/domain/durations';
import type { Person } from '../../kernel/access/requireConfirmed.ts';
import { requireLiveSession } from '../../kernel/access/requireLiveSession.ts';
import { quotableName } from '../../delivery/quotableName.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { joinOrg } from './joinOrg.ts';

/** Joins with the caller's account. Throws what `joinOrg` throws, `unauthenticated` or `rate-limited`. */
export async function acceptInvite(person: Person, secret: string): Promise<string> {
  await takeRateLimit(`acceptInvite:${person.uid}`, 60, HOUR_MS);
  const { account, email } = await requireLiveSession(person);
  return joinOrg(secret, {
    uid: person.uid,
    email,
    // A provider's word, or what a client has set past the product.
    name: quotableName(account.displayName),
    locale: null,
    authTime: person.authTime,
  });
}
