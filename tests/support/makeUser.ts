import { newId } from '@parlance/domain/ids';
import * as z from 'zod/mini';
import { admin } from './admin.ts';
import { suiteUrls } from './suiteUrls.ts';

export interface TestUser {
  uid: string;
  email: string;
  password: string;
  idToken: string;
  refreshToken: string;
}

const sessionSchema = z.object({ idToken: z.string(), refreshToken: z.string() });

/** A person in the Auth emulator with a fresh session. */
export async function makeUser(emailVerified = true): Promise<TestUser> {
  const uid = newId();
  const email = `${uid.toLowerCase()}@example.com`;
  const password = 'correct horse';
  await admin.auth.createUser({ uid, email, password, emailVerified });
  if (emailVerified) await admin.auth.setCustomUserClaims(uid, { confirmedEmail: email });
  return { uid, email, password, ...(await signIn(email, password)) };
}

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
