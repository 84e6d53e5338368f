import { AppError } from '@parlance/domain/errors';
import { config } from '../../kernel/platform/config.ts';
import { addToLogContext } from '../../kernel/platform/log/logContext.ts';
import { admitCall } from './admitCall.ts';
import type { ApiRequest } from './ApiRequest.ts';
import { createEventStream } from './createEventStream.ts';
import { serveOnce } from './idempotency/serveOnce.ts';
import { matchOperation } from './matchOperation.ts';
import { serveMcp } from './mcp/serveMcp.ts';
import { openApiDocument } from './openApi/openApiDocument.ts';
import type { ApiOperation } from './operation.ts';
import { OPERATIONS } from './OPERATIONS.ts';
import { parseBody } from './parseBody.ts';
import { type ApiResponse, NOT_STORED, refusal, toProblem, wrongMethod } from './refusal.ts';
import { ScopeMissing } from './ScopeMissing.ts';

const BASE = '/api/v1';
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;
/** Proxies that buffer would hold an answer back until it is complete. */
const EVENT_STREAM = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' } as const;

/** Does what an operation does, for a key that may. The answer goes out in events where the caller wants that; then null. */
async function run(
  operation: ApiOperation,
  params: Record<string, string>,
  request: ApiRequest,
): Promise<ApiResponse | null> {
  const { query, headers, signal } = request;
  let rate: Record<string, string> = {};
  const stream = createEventStream(() => request.open({ ...EVENT_STREAM, ...NOT_STORED, ...rate }));
  try {
    const caller = await admitCall(headers.authorization, (left) => {
      rate = left;
    });
    addToLogContext(params);
    if (!caller.scopes.includes(operation.scope)) throw new ScopeMissing(operation.scope);
    const body = parseBody(operation, headers['content-type'], request.body);
    const isStreamed = operation.streams === true && headers.accept?.includes('text/event-stream') === true;
    const send = isStreamed ? stream.send : undefined;
    const served = await serveOnce({ operation, caller, params, query, body, signal, send }, request);
    if (stream.isOpen()) return null;
    const replayed = served.isReplay ? { 'Idempotency-Replayed': 'true' } : {};
    const common = { ...NOT_STORED, ...rate, ...replayed };
    if (served.answer === null) return { status: 204, headers: common, body: null };
    return { status: operation.status ?? 200, headers: { ...JSON_TYPE, ...common }, body: served.answer };
  } catch (error) {
    const problem = toProblem(error);
    if (!stream.isOpen()) return refusal(problem, rate);
    if (!signal.aborted) await stream.send('problem', problem);
    return null;
  }
}

/**
 * The API of an organization's own data: the `OPERATIONS` and the MCP server over some of them by access key, and
 * /api/v1/openapi.json by anybody. An error is a problem (`problemOf`) with the id of the log's context. Nothing of it can be read by
 * a browser on another site. Null where the answer has been written to `open`.
 */
export async function serveApi(request: ApiRequest): Promise<ApiResponse | null> {
  const { method, path } = request;
  const address = path.startsWith(`${BASE}/`) ? path.slice(BASE.length).replace(/\/$/, '') : '';
  if (address === '/mcp') return serveMcp(request);
  if (address === '/openapi.json') {
    const headers = { ...JSON_TYPE, 'Cache-Control': 'public, max-age=300' };
    return method === 'GET'
      ? { status: 200, headers, body: openApiDocument(config().functionsUrl) }
      : wrongMethod(['GET']);
  }
  const match = matchOperation(OPERATIONS, method, address);
  if (match === undefined) return refusal(toProblem(new AppError('not-found')));
  return 'operation' in match ? run(match.operation, match.params, request) : wrongMethod(match.methods);
}
