import { suiteUrls } from '../../support/suiteUrls.ts';

/** Sends one request to Cloud Storage's REST interface, as the web SDK or anybody with curl may. Returns the HTTP status. */
export async function storageRequest(
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
  /** Part after /v0/b/{bucket}/o, encoded by the caller. */
  target: string,
  idToken?: string,
  init: { headers?: Record<string, string>; body?: BodyInit } = {},
): Promise<number> {
  const response = await fetch(`${suiteUrls.storage}/v0/b/${suiteUrls.bucket}/o${target}`, {
    ...init,
    method,
    headers: { ...init.headers, ...(idToken === undefined ? {} : { Authorization: `Firebase ${idToken}` }) },
  });
  await response.arrayBuffer();
  return response.status;
}
