import * as z from 'zod';
import { suiteUrls } from '../../../support/suiteUrls.ts';

/** A new ID token for a refresh token, or the reason why Authentication gives none. */
export async function refreshSession(refreshToken: string): Promise<{ idToken?: string; error?: string }> {
  const response = await fetch(`${suiteUrls.auth}/securetoken.googleapis.com/v1/token?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const body: unknown = await response.json();
  if (response.ok) return { idToken: z.object({ id_token: z.string() }).parse(body).id_token };
  return { error: z.object({ error: z.object({ message: z.string() }) }).parse(body).error.message };
}
