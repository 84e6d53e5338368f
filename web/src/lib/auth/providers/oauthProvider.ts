import { type AuthProvider, GoogleAuthProvider, OAuthProvider } from 'firebase/auth';
import { PROVIDER_IDS, type ProviderKey } from './providers.ts';

/** A provider that always asks which account: people have a private and a business one. */
export function oauthProvider(key: ProviderKey): AuthProvider {
  const provider = key === 'google' ? new GoogleAuthProvider() : new OAuthProvider(PROVIDER_IDS.microsoft);
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}
