import { AppError, type ErrorCode } from '@parlance/domain/errors';
import { wireErrorSchema } from '@parlance/domain/widget/wireError';
import { FirebaseError } from 'firebase/app';
import { isMissingChunk } from './isMissingChunk.ts';

const SDK_CODES: Readonly<Record<string, ErrorCode>> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  'not-found': 'not-found',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  cancelled: 'cancelled',
  'auth/network-request-failed': 'unavailable',
  'auth/too-many-requests': 'rate-limited',
  'auth/quota-exceeded': 'rate-limited',
  'auth/requires-recent-login': 'recent-sign-in-required',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/user-token-expired': 'unauthenticated',
  'auth/user-disabled': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/invalid-multi-factor-session': 'unauthenticated',
  'auth/unverified-email': 'email-not-confirmed',
  'auth/invalid-phone-number': 'invalid-input',
  'auth/second-factor-already-in-use': 'invalid-input',
  'storage/unauthorized': 'permission-denied',
  'storage/unauthenticated': 'unauthenticated',
  'storage/canceled': 'cancelled',
  'storage/retry-limit-exceeded': 'unavailable',
};

/**
 * Any failure as one of our codes. A callable that fails carries its code in `details`; one without details never reached
 * our code, so the network or the platform is to blame; so it is where a file of the app did not come.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isMissingChunk(error)) return new AppError('unavailable', {}, { cause: error });
  if (!(error instanceof FirebaseError)) return new AppError('internal', {}, { cause: error });
  const details = 'details' in error ? error.details : undefined;
  const wire = wireErrorSchema.safeParse(details);
  if (wire.success) return new AppError(wire.data.code, wire.data.figures, { cause: error });
  if (error.code.startsWith('functions/')) return new AppError('unavailable', {}, { cause: error });
  return new AppError(SDK_CODES[error.code] ?? 'internal', {}, { cause: error });
}
