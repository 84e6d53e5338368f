import { AppError, type ErrorCode } from '@parlance/domain/errors';
import { wireErrorSchema } from '@parlance/domain/widget/wireError';
import { FirebaseError } from 'firebase/app';

const FIRESTORE_CODES: Readonly<Record<string, ErrorCode>> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  'not-found': 'not-found',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  cancelled: 'cancelled',
  'auth/network-request-failed': 'unavailable',
  'auth/too-many-requests': 'rate-limited',
  'storage/unauthorized': 'permission-denied',
  'storage/unauthenticated': 'unauthenticated',
  'storage/canceled': 'cancelled',
  'storage/retry-limit-exceeded': 'unavailable',
};

/**
 * Any failure as one of our codes. A callable that fails carries its code in `details`; one without details never reached
 * our code, so the network or the platform is to blame.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof FirebaseError)) return new AppError('internal', {}, { cause: error });
  const details = 'details' in error ? error.details : undefined;
  const wire = wireErrorSchema.safeParse(details);
  if (wire.success) return new AppError(wire.data.code, wire.data.figures, { cause: error });
  if (error.code.startsWith('functions/')) return new AppError('unavailable', {}, { cause: error });
  return new AppError(FIRESTORE_CODES[error.code] ?? 'internal', {}, { cause: error });
}
