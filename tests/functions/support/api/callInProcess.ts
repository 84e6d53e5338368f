import type { ApiResponse } from '../../../../functions/src/edge/api/refusal.ts';
import { serveApi } from '../../../../functions/src/edge/api/serveApi.ts';

/** One request to the API without the way through HTTP. Throws where the answer was streamed. */
export async function callInProcess(method: string, address: string, key: string, body = ''): Promise<ApiResponse> {
  const answer = await serveApi({
    method,
    path: `/api/v1${address}`,
    query: {},
    body: Buffer.from(body),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    signal: new AbortController().signal,
    open: () => async () => undefined,
  });
  if (answer === null) throw new Error('It was streamed');
  return answer;
}
