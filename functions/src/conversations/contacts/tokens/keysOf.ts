import type { IdentityKeys } from '@parlance/domain/documents/contacts/identitySettings';
import { keySetAt } from './createKeySets.ts';
import type { TokenKey } from './verifyIdentityToken.ts';

/** Keys that a chatbot's identity tokens are checked with: the present secret, the one before while it counts, and the key set. */
export function keysOf(keys: IdentityKeys | undefined, now: Date): TokenKey[] {
  if (keys === undefined) return [];
  const { secret, former, keySetUrl } = keys;
  const secrets = [secret, former !== null && former.until > now ? former.secret : null];
  const bytes = secrets.flatMap((one) => (one === null ? [] : new TextEncoder().encode(one)));
  return [
    ...bytes.map((key): TokenKey => ({ algorithms: ['HS256'], key })),
    ...(keySetUrl === '' ? [] : [{ algorithms: ['RS256', 'ES256'], key: keySetAt(keySetUrl, now) } satisfies TokenKey]),
  ];
}
