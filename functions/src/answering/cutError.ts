import { AppError } from '@parlance/domain/errors';

/** What whoever asked hears of an answer that was cut before its first word. `isGone`: it was they who left. */
export function cutError(error: unknown, isGone: boolean): AppError {
  if (isGone) return new AppError('cancelled');
  if (error instanceof AppError) return error;
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return new AppError(isTimeout ? 'answer-timeout' : 'answer-failed', {}, { cause: error });
}
