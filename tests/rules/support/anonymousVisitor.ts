import * as z from 'zod/mini';
import { suiteUrls } from '../../support/suiteUrls.ts';

const accountSchema = z.object({ localId: z.string(), idToken: z.string() });

/** Signs in without an account, as anybody could where anonymous sign-in is on. */
export async function anonymousVisitor(): Promise<{ uid: string; idToken: string }> {
  const response = await fetch(`${suiteUrls.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"returnSecureToken":true}',
  });
  const { localId, idToken } = accountSchema.parse(await response.json());
  return { uid: localId, idToken };
}
