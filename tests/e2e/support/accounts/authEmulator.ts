import * as z from 'zod/mini';
import { suiteUrls } from '../../../support/suiteUrls.ts';

const sessionSchema = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  /** In seconds. */
  expiresIn: z.string(),
});

async function post(path: string, body: Readonly<Record<string, unknown>>, asAdmin: boolean): Promise<unknown> {
  const response = await fetch(`${suiteUrls.auth}/identitytoolkit.googleapis.com/v1/${path}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(asAdmin ? { Authorization: 'Bearer owner' } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** The Authentication emulator without a browser. Every call throws when it refuses. */
export const authEmulator = {
  /** Makes a confirmed account. */
  async create(account: { localId: string; email: string; password: string; displayName: string }): Promise<void> {
    await post(`projects/${suiteUrls.projectId}/accounts`, { ...account, emailVerified: true }, true);
    const customAttributes = JSON.stringify({ confirmedEmail: account.email });
    await post(`projects/${suiteUrls.projectId}/accounts:update`, { localId: account.localId, customAttributes }, true);
  },
  /** A new session by e-mail and password. */
  async signIn(email: string, password: string): Promise<z.infer<typeof sessionSchema>> {
    return sessionSchema.parse(
      await post('accounts:signInWithPassword', { email, password, returnSecureToken: true }, false),
    );
  },
};
