/**
 * Posts JSON to one of Google's own APIs, at a host that nobody chooses, and returns the JSON that it answers.
 * Throws for any status but 200 to 299, with `{ code }` as the cause, and when `timeoutMs` milliseconds have passed.
 */
export async function postGoogle(
  host: `${string}googleapis.com`,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  timeoutMs: number,
): Promise<unknown> {
  const response = await fetch(`https://${host}/${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${host} answered ${response.status}`, { cause: { code: response.status } });
  return response.json();
}
