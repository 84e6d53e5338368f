import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError, type ErrorCode } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { addToLogContext, logContext } from '../platform/log/logContext.ts';
import { logEvent } from '../platform/log/logEvent.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { listChatbots } from './listChatbots.ts';
import { listChats } from './listChats.ts';
import { listLeads } from './listLeads.ts';
import type { ApiPage } from './readPage.ts';
import { requireKey } from './requireKey.ts';

export interface ApiRequest {
  method: string;
  /** URL path: /api/v1/{list}. */
  path: string;
  /** As the query string was parsed: not to be trusted in any respect. */
  query: unknown;
  authorization: string | undefined;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: ApiPage | { error: { code: ErrorCode; correlationId: string } };
}

const LISTS = new Map([
  ['chatbots', listChatbots],
  ['leads', listLeads],
  ['chats', listChats],
]);

const WINDOW_MS = MINUTE_MS;

const STATUS: Partial<Record<ErrorCode, number>> = {
  'invalid-input': 400,
  unauthenticated: 401,
  'not-found': 404,
  'rate-limited': 429,
};

/** What an error holds: its code, and where to find it in the log. */
function refusal(status: number, code: ErrorCode, correlationId: string, now: number): ApiResponse {
  const extra: Record<number, Record<string, string>> = {
    401: { 'WWW-Authenticate': 'Bearer' },
    405: { Allow: 'GET' },
    429: { 'Retry-After': String(Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1000)) },
  };
  return {
    status,
    headers: { 'Cache-Control': 'no-store', ...extra[status] },
    body: { error: { code, correlationId } },
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return error instanceof z.ZodError && error.issues.length > 0
    ? new AppError('invalid-input', {}, { cause: error })
    : new AppError('internal', {}, { cause: error });
}

/**
 * The read-only API of an organization's own data: GET /api/v1/chatbots, /leads and /chats by access key. Answers
 * { data, nextCursor } or { error: { code, correlationId } } with the id of the log's context, and nothing that a browser of another site could read.
 */
export async function serveApi({ method, path, query, authorization }: ApiRequest): Promise<ApiResponse> {
  const { correlationId = '' } = logContext();
  const now = Date.now();
  const list = LISTS.get(/^\/api\/v1\/([a-z]+)\/?$/.exec(path)?.[1] ?? '');
  if (list === undefined) return refusal(404, 'not-found', correlationId, now);
  if (method !== 'GET') return refusal(405, 'invalid-input', correlationId, now);
  try {
    const { orgId, keyId } = await requireKey(authorization);
    addToLogContext({ orgId });
    await takeRateLimit(`api:${keyId}`, LIMITS.apiCallsPerMinute, WINDOW_MS, now);
    return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: await list(orgId, query) };
  } catch (error) {
    const { code, cause } = toAppError(error);
    if (code === 'internal') logEvent('api failed', {}, cause);
    else logEvent('api refused', { code });
    return refusal(STATUS[code] ?? 500, code, correlationId, now);
  }
}
