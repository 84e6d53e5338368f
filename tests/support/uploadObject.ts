import { suiteUrls } from './suiteUrls.ts';

/**
 * Uploads an object the way the web SDK does, with a person's ID token, and returns the HTTP status: 200 or the rules' 403.
 * @param claims What the client says of the object beside its name and type, or instead of them.
 */
export async function uploadObject(
  path: string,
  bytes: Uint8Array,
  contentType: string,
  idToken?: string,
  claims: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const boundary = 'parlance-test-boundary';
  const head = [
    `--${boundary}`,
    'Content-Type: application/json; charset=utf-8',
    '',
    JSON.stringify({ name: path, contentType, ...claims }),
    `--${boundary}`,
    `Content-Type: ${contentType}`,
    '',
    '',
  ].join('\r\n');
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--`)]);
  const url = `${suiteUrls.storage}/v0/b/${suiteUrls.bucket}/o?name=${encodeURIComponent(path)}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/related; boundary=${boundary}`,
      'X-Goog-Upload-Protocol': 'multipart',
      // The emulator closes connections that lie idle, at times while the next request is on its way.
      Connection: 'close',
      ...(idToken === undefined ? {} : { Authorization: `Firebase ${idToken}` }),
    },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
