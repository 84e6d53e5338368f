import * as z from 'zod/mini';
import { suiteUrls } from '../suiteUrls.ts';

const resultSchema = z.object({ error: z.array(z.unknown()) });

interface NewAccount {
  uid: string;
  email: string;
  password: string;
  name?: string;
  emailVerified?: boolean;
}

/**
 * Makes accounts in the Authentication emulator, all by one request; their addresses are confirmed unless one says otherwise.
 * Throws when it refuses one.
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/batchCreate
 */
export async function importAccounts(accounts: readonly NewAccount[]): Promise<void> {
  const url = `${suiteUrls.auth}/identitytoolkit.googleapis.com/v1/projects/${suiteUrls.projectId}/accounts:batchCreate`;
  const users = accounts.map(({ uid, email, password, name, emailVerified = true }) => ({
    localId: uid,
    email,
    rawPassword: password,
    displayName: name,
    emailVerified,
    customAttributes: emailVerified ? JSON.stringify({ confirmedEmail: email }) : undefined,
  }));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ users }),
  });
  if (!response.ok) throw new Error(`accounts refused: ${await response.text()}`);
  // An account that is refused leaves the response's status as it is.
  const { error: refused } = resultSchema.parse(await response.json());
  if (refused.length > 0) throw new Error(`accounts refused: ${JSON.stringify(refused)}`);
}
