import { AppError, type ErrorCode } from '@parlance/domain/errors';
import type { WireError } from '@parlance/domain/widget/wireError';
import { logger } from 'firebase-functions';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import { describeError } from './describeError.ts';

const STATUS: Partial<Record<ErrorCode, FunctionsErrorCode>> = {
  unauthenticated: 'unauthenticated',
  'email-not-confirmed': 'permission-denied',
  'permission-denied': 'permission-denied',
  'not-found': 'not-found',
  'invalid-input': 'invalid-argument',
  'token-other-account': 'permission-denied',
  'recent-sign-in-required': 'permission-denied',
  'member-role-forbidden': 'permission-denied',
  'member-remove-forbidden': 'permission-denied',
  'seat-limit-reached': 'resource-exhausted',
  'access-key-limit-reached': 'resource-exhausted',
  'rate-limited': 'resource-exhausted',
  'message-limit-reached': 'resource-exhausted',
  'chatbot-limit-reached': 'resource-exhausted',
  'visitor-token-invalid': 'unauthenticated',
  'visitor-token-expired': 'unauthenticated',
  'answer-timeout': 'deadline-exceeded',
  cancelled: 'cancelled',
  unavailable: 'unavailable',
  internal: 'internal',
};

/**
 * The one place where a failure becomes an answer: expected ones keep their code, anything else is `internal` and its
 * message stays in the log under the correlation id.
 */
export function toHttpsError(error: unknown, correlationId: string, callable: string): HttpsError {
  const appError = error instanceof AppError ? error : new AppError('internal', {}, { cause: error });
  if (appError.code === 'internal') {
    logger.error('callable failed', { callable, correlationId, error: describeError(appError.cause ?? appError) });
  } else {
    logger.info('callable refused', { callable, correlationId, code: appError.code });
  }
  const details: WireError = { code: appError.code, correlationId, figures: appError.details };
  return new HttpsError(STATUS[appError.code] ?? 'failed-precondition', appError.code, details);
}
