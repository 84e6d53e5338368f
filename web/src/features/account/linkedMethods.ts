import type { SessionUser } from '#web/lib/auth/session/Session.ts';
import { PROVIDER_IDS, type ProviderKey, PROVIDERS } from '#web/lib/auth/providers/providers.ts';

/** A provider that the account can be signed in to with. */
export interface LinkedMethod {
  id: (typeof PROVIDER_IDS)[ProviderKey];
  provider: ProviderKey;
  /** Of the provider's account, which need not be this one's. */
  email: string;
}

/** The providers that are linked to an account. */
export function linkedMethods({ identities }: Pick<SessionUser, 'identities'>): readonly LinkedMethod[] {
  return PROVIDERS.flatMap((provider) => {
    const id = PROVIDER_IDS[provider];
    const identity = identities.find((one) => one.provider === id);
    return identity === undefined ? [] : [{ id, provider, email: identity.email }];
  });
}

/** Those that stay with a new password unless the person chooses otherwise: with the account's own address, not with somebody else's. */
export function keptByDefault(user: Pick<SessionUser, 'identities' | 'email'>): ReadonlySet<LinkedMethod['id']> {
  return new Set(linkedMethods(user).flatMap(({ id, email }) => (email === user.email ? [id] : [])));
}
