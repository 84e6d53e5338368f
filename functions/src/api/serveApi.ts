import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { addToLogContext, logContext } from '../platform/log/logContext.ts';
import { logEvent } from '../platform/log/logEvent.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { type Write, createEventStream } from './createEventStream.ts';
import { matchOperation } from './matchOperation.ts';
import { OPERATIONS } from './OPERATIONS.ts';
import { openApiDocument } from './openApiDocument.ts';
import type { ApiOperation } from './operation.ts';
import { type Problem, problemOf, toApiError } from './problemOf.ts';
import { rateHeaders } from './rateHeaders.ts';
import { parseBody } from './parseBody.ts';
import { requireKey } from './requireKey.ts';
import { serveOnce } from './idempotency/serveOnce.ts';

export interface ApiRequest {
  method: string;
  /** URL path, from /api/v1 on. */
  path: string;
  /** As the query string was parsed: not to be trusted in any respect. */
  query: unknown;
  /** As it came. */
  body: Uint8Array;
  /** In lower case. */
  headers: Readonly<
    Partial<Record<'authorization' | 'accept' | 'content-type' | 'idempotency-key', string | undefined>>
  >;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Begins an answer that is written bit by bit. */
  open: (headers: Record<string, string>) => Write;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: object | null;
}

const BASE = '/api/v1';
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;
const PROBLEM_TYPE = { 'Content-Type': 'application/problem+json; charset=utf-8' } as const;
const NOT_STORED = { 'Cache-Control': 'no-store' } as const;
/** Proxies that buffer would hold an answer back until it is complete. */
const EVENT_STREAM = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' } as const;

function correlationId(): string {
  return logContext().correlationId ?? '';
}

function toProblem(error: unknown, operation?: ApiOperation): Problem {
  const known = toApiError(error);
  if (known.code === 'internal') logEvent('api failed', {}, known.cause ?? known);
  else logEvent('api refused', { code: known.code });
  const isDenied = known.code === 'permission-denied' && operation !== undefined;
  const detail = isDenied ? `The key needs the scope ${operation.scope}.` : undefined;
  return problemOf(known, { detail, correlationId: correlationId() });
}

function refusal(problem: Problem, headers: Record<string, string>): ApiResponse {
  const extra: Record<number, Record<string, string>> = {
    401: { 'WWW-Authenticate': 'Bearer' },
    403: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' },
  };
  return {
    status: problem.status,
    headers: { ...NOT_STORED, ...PROBLEM_TYPE, ...headers, ...extra[problem.status] },
    body: problem,
  };
}

/** Does what an operation does, for a key that may. The answer goes out in events where the caller wants that; then null. */
async function run(
  operation: ApiOperation,
  params: Record<string, string>,
  request: ApiRequest,
): Promise<ApiResponse | null> {
  const { query, body, headers, signal, open } = request;
  const now = Date.now();
  let rate: Record<string, string> = {};
  const stream = createEventStream(() => open({ ...EVENT_STREAM, ...NOT_STORED, ...rate }));
  try {
    const caller = await requireKey(headers.authorization);
    addToLogContext({ orgId: caller.orgId, ...params });
    rate = rateHeaders(0, now);
    rate = rateHeaders(await takeRateLimit(`api:${caller.keyId}`, LIMITS.apiCallsPerMinute, MINUTE_MS, now), now);
    if (!caller.scopes.includes(operation.scope)) throw new AppError('permission-denied');
    const isStreamed = operation.streams === true && headers.accept?.includes('text/event-stream') === true;
    const parsed = parseBody(operation, headers['content-type'], body);
    const send = isStreamed ? stream.send : undefined;
    const { answer, isReplay } = await serveOnce(
      { operation, caller, params, query, body: parsed, signal, send },
      request,
    );
    if (stream.isOpen()) return null;
    const status = answer === null ? 204 : (operation.status ?? 200);
    const replayed = isReplay ? { 'Idempotency-Replayed': 'true' } : {};
    const type = answer === null ? {} : JSON_TYPE;
    return { status, headers: { ...type, ...NOT_STORED, ...rate, ...replayed }, body: answer };
  } catch (error) {
    const problem = toProblem(error, operation);
    if (stream.isOpen()) {
      if (!signal.aborted) await stream.send('problem', problem);
      return null;
    }
    // Whichever limit it was: they all begin anew with the minute.
    return refusal(
      problem,
      problem.status === 429 ? { ...rate, 'Retry-After': rate['RateLimit-Reset'] ?? '60' } : rate,
    );
  }
}

/**
 * The API of an organization's own data: the `OPERATIONS` by access key, and /api/v1/openapi.json by anybody. An error is a problem
 * (`problemOf`) with the id of the log's context. Nothing of it can be read by a browser on another site. Null where the
 * answer has been written to `open`.
 */
export async function serveApi(request: ApiRequest): Promise<ApiResponse | null> {
  const { method, path } = request;
  const address = path.startsWith(`${BASE}/`) ? path.slice(BASE.length).replace(/\/$/, '') : '';
  const isDescription = address === '/openapi.json';
  if (isDescription && method === 'GET') {
    return { status: 200, headers: { ...JSON_TYPE, 'Cache-Control': 'public, max-age=300' }, body: openApiDocument() };
  }
  const match = isDescription ? { methods: ['GET'] } : matchOperation(OPERATIONS, method, address);
  if (match === undefined) return refusal(toProblem(new AppError('not-found')), {});
  if ('operation' in match) return run(match.operation, match.params, request);
  const parts = { status: 405, correlationId: correlationId() };
  return refusal(problemOf({ code: 'invalid-input' }, parts), { Allow: match.methods.join(', ') });
}
