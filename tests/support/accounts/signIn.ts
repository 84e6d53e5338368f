import * as z from 'zod/mini';
import { suiteUrls } from '../suiteUrls.ts';

const sessionSchema = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  /** In seconds. */
  expiresIn: z.string(),
});

/** A new session by e-mail and password. Throws when Authentication refuses. */
export async function signIn(email: string, password: string): Promise<z.infer<typeof sessionSchema>> {
  const url = `${suiteUrls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`sign-in refused: ${await response.text()}`);
  return sessionSchema.parse(await response.json());
}
