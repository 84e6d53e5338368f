import { AppError } from '@parlance/domain/errors';

/** Error the caller gets for an answer that was cut before its first word. `isGone`: the caller left. */
export function cutError(error: unknown, isGone: boolean): AppError {
  if (isGone) return new AppError('cancelled');
  if (error instanceof AppError) return error;
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return new AppError(isTimeout ? 'answer-timeout' : 'answer-failed', {}, { cause: error });
}
