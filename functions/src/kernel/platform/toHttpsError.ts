import { AppError, type ErrorCode } from '@parlance/domain/errors';
import type { WireError } from '@parlance/domain/widget/wireError';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import { ProofRequired } from './limits/ProofRequired.ts';
import { logContext } from './log/logContext.ts';
import { logEvent } from './log/logEvent.ts';

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
  'note-limit-reached': 'resource-exhausted',
  'reply-limit-reached': 'resource-exhausted',
  'transcript-limit-reached': 'resource-exhausted',
  'export-running': 'failed-precondition',
  'tag-limit-reached': 'resource-exhausted',
  'view-limit-reached': 'resource-exhausted',
  'canned-reply-limit-reached': 'resource-exhausted',
  'rate-limited': 'resource-exhausted',
  'proof-required': 'resource-exhausted',
  'message-limit-reached': 'resource-exhausted',
  'playground-limit-reached': 'resource-exhausted',
  'suggestion-limit-reached': 'resource-exhausted',
  'translation-limit-reached': 'resource-exhausted',
  'translation-unavailable': 'failed-precondition',
  'attachment-limit-reached': 'resource-exhausted',
  'attachment-unchecked': 'unavailable',
  'site-trials-full': 'resource-exhausted',
  'chatbot-limit-reached': 'resource-exhausted',
  'visitor-token-invalid': 'unauthenticated',
  'visitor-token-expired': 'unauthenticated',
  'answer-timeout': 'deadline-exceeded',
  'plan-chatbots': 'resource-exhausted',
  'plan-seats': 'resource-exhausted',
  'plan-training': 'resource-exhausted',
  'plan-messages': 'resource-exhausted',
  'billing-unavailable': 'unavailable',
  cancelled: 'cancelled',
  unavailable: 'unavailable',
  internal: 'internal',
};

/**
 * The one place where a failure becomes an answer: expected ones keep their code, anything else is `internal` and its
 * message stays in the log under the correlation id of the log's context, which the client gets to know.
 */
export function toHttpsError(error: unknown): HttpsError {
  const appError = error instanceof AppError ? error : new AppError('internal', {}, { cause: error });
  if (appError.code === 'internal') logEvent('callable failed', {}, appError.cause ?? appError);
  else logEvent('callable refused', { code: appError.code });
  const { correlationId = '' } = logContext();
  const challenge = appError instanceof ProofRequired ? { challenge: appError.challenge } : {};
  const details: WireError = { code: appError.code, correlationId, figures: appError.details, ...challenge };
  return new HttpsError(STATUS[appError.code] ?? 'failed-precondition', appError.code, details);
}
