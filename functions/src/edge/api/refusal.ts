import { AppError } from '@parlance/domain/errors';
import { logContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { type Problem, problemOf, toApiError } from './problemOf.ts';
import { ScopeMissing } from './ScopeMissing.ts';

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: object | null;
}

export const NOT_STORED = { 'Cache-Control': 'no-store' } as const;

const PROBLEM_TYPE = { 'Content-Type': 'application/problem+json; charset=utf-8' } as const;

/** Converts a thrown value to a problem, with a line in the log. */
export function toProblem(error: unknown): Problem {
  const known = toApiError(error);
  if (known.code === 'internal') logEvent('api failed', {}, known.cause ?? known);
  else logEvent('api refused', { code: known.code });
  const detail = known instanceof ScopeMissing ? `The key needs the scope ${known.scope}.` : undefined;
  return problemOf(known, { detail, correlationId: logContext().correlationId ?? '' });
}

/** A problem as an answer, with the headers of `rateHeaders` where they are known. */
export function refusal(problem: Problem, rate: Record<string, string> = {}): ApiResponse {
  const extra: Record<number, Record<string, string>> = {
    401: { 'WWW-Authenticate': 'Bearer' },
    403: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' },
    // Whichever limit it was: they all begin anew with the minute.
    429: { 'Retry-After': rate['RateLimit-Reset'] ?? '60' },
  };
  const headers = { ...NOT_STORED, ...PROBLEM_TYPE, ...rate, ...extra[problem.status] };
  return { status: problem.status, headers, body: problem };
}

/** The answer to a method that an address does not take. */
export function wrongMethod(methods: readonly string[]): ApiResponse {
  const correlationId = logContext().correlationId ?? '';
  const refused = refusal(problemOf(new AppError('invalid-input'), { status: 405, correlationId }));
  return { ...refused, headers: { ...refused.headers, Allow: methods.join(', ') } };
}
