import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError, type ErrorCode } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { addToLogContext, logContext } from '../platform/log/logContext.ts';
import { logEvent } from '../platform/log/logEvent.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { API_LISTS } from './API_LISTS.ts';
import { openApiDocument } from './openApiDocument.ts';
import { problemOf } from './problemOf.ts';
import { requireKey } from './requireKey.ts';

export interface ApiRequest {
  method: string;
  /** URL path: /api/v1/{list}, or /api/v1/chats/{chatId}/messages. */
  path: string;
  /** As the query string was parsed: not to be trusted in any respect. */
  query: unknown;
  authorization: string | undefined;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: object;
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;
const NOT_STORED = { 'Cache-Control': 'no-store' } as const;
const DESCRIPTION = 'openapi.json';
const WINDOW_MS = MINUTE_MS;

const STATUS: Partial<Record<ErrorCode, number>> = {
  'invalid-input': 400,
  unauthenticated: 401,
  'not-found': 404,
  'rate-limited': 429,
};

/** How much of the minute's requests is left, and in how many seconds the next minute begins. */
function rateHeaders(left: number, now: number): Record<string, string> {
  return {
    'RateLimit-Limit': String(LIMITS.apiCallsPerMinute),
    'RateLimit-Remaining': String(left),
    'RateLimit-Reset': String(Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1000)),
  };
}

function refusal(status: number, code: ErrorCode, now: number): ApiResponse {
  const rate = rateHeaders(0, now);
  const extra: Record<number, Record<string, string>> = {
    401: { 'WWW-Authenticate': 'Bearer' },
    405: { Allow: 'GET' },
    429: { ...rate, 'Retry-After': rate['RateLimit-Reset'] ?? '' },
  };
  return {
    status,
    headers: { ...NOT_STORED, 'Content-Type': 'application/problem+json; charset=utf-8', ...extra[status] },
    body: problemOf(status, code, logContext().correlationId ?? ''),
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return error instanceof z.ZodError && error.issues.length > 0
    ? new AppError('invalid-input', {}, { cause: error })
    : new AppError('internal', {}, { cause: error });
}

/**
 * The read-only API of an organization's own data: GET of each of `API_LISTS` by access key, as { data, nextCursor }, and of
 * /api/v1/openapi.json by anybody. An error is a problem (`problemOf`) with the id of the log's context. Nothing of it can be read by a
 * browser on another site.
 */
export async function serveApi({ method, path, query, authorization }: ApiRequest): Promise<ApiResponse> {
  const now = Date.now();
  const [, first = '', chatId = '', below] = /^\/api\/v1\/([a-z.]+)(?:\/([^/]+)\/([a-z]+))?\/?$/.exec(path) ?? [];
  const name = below === undefined ? first : `${first}/{chatId}/${below}`;
  const list = Object.hasOwn(API_LISTS, name) ? API_LISTS[name] : undefined;
  if (list === undefined && name !== DESCRIPTION) return refusal(404, 'not-found', now);
  if (method !== 'GET') return refusal(405, 'invalid-input', now);
  if (list === undefined) {
    return { status: 200, headers: { ...JSON_TYPE, 'Cache-Control': 'public, max-age=300' }, body: openApiDocument() };
  }
  try {
    const { orgId, keyId } = await requireKey(authorization);
    addToLogContext({ orgId });
    const left = await takeRateLimit(`api:${keyId}`, LIMITS.apiCallsPerMinute, WINDOW_MS, now);
    const body = await list.read(orgId, query, chatId);
    return { status: 200, headers: { ...JSON_TYPE, ...NOT_STORED, ...rateHeaders(left, now) }, body };
  } catch (error) {
    const { code, cause } = toAppError(error);
    if (code === 'internal') logEvent('api failed', {}, cause);
    else logEvent('api refused', { code });
    return refusal(STATUS[code] ?? 500, code, now);
  }
}
