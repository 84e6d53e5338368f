import { GoogleAuthProvider, type OAuthCredential, OAuthProvider } from 'firebase/auth';
import type { EmulatedAccount } from './EmulatedAccount.ts';
import { PROVIDER_IDS, type ProviderKey } from './providers.ts';

/**
 * Credential that the Auth emulator accepts in place of a provider's signed answer. As with the real ones, Google vouches for the
 * address and Microsoft does not. The same address is the same account.
 */
export function emulatedCredential(provider: ProviderKey, { email, name }: EmulatedAccount): OAuthCredential {
  const claims = { sub: email.trim().toLowerCase(), email: email.trim(), name: name.trim() };
  switch (provider) {
    case 'google':
      return GoogleAuthProvider.credential(JSON.stringify({ ...claims, email_verified: true }));
    case 'microsoft':
      return new OAuthProvider(PROVIDER_IDS.microsoft).credential({
        idToken: JSON.stringify({ ...claims, email_verified: false }),
      });
  }
}
