import * as z from 'zod';
import { suiteUrls } from '../../../support/suiteUrls.ts';

const sessionSchema = z.object({ idToken: z.string(), refreshToken: z.string(), localId: z.string() });

/** A session by a provider that vouches for an address, or does not: the emulator takes the provider's token unsigned. */
export async function signInWithProvider(
  providerId: 'google.com' | 'microsoft.com',
  email: string,
  emailVerified = true,
): Promise<z.infer<typeof sessionSchema>> {
  const idToken = JSON.stringify({ sub: `sub-${email}`, email, email_verified: emailVerified, name: 'Ada Lovelace' });
  const response = await fetch(`${suiteUrls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      postBody: new URLSearchParams({ id_token: idToken, providerId }).toString(),
      requestUri: suiteUrls.web,
      returnSecureToken: true,
      returnIdpCredential: true,
    }),
  });
  if (!response.ok) throw new Error(`sign-in refused: ${await response.text()}`);
  return sessionSchema.parse(await response.json());
}
