import { suiteUrls } from '../../../support/suiteUrls.ts';

/**
 * One request to Authentication's own public REST interface, which anybody can send with the key that every page carries.
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts
 */
export async function postToAccounts(method: string, body: object): Promise<{ ok: boolean; body: unknown }> {
  const response = await fetch(`${suiteUrls.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, body: await response.json() };
}
