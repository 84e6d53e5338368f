import type { UserInfo } from 'firebase-admin/auth';

/** Ways of signing in as a profile keeps them: a provider's with its own id of the account, so that another account is another way. */
export function signInMethodsOf(providerData: readonly Pick<UserInfo, 'providerId' | 'uid'>[]): string[] {
  return providerData.map(({ providerId, uid }) => (providerId === 'password' ? providerId : `${providerId}:${uid}`));
}
