import { toAppError } from '#web/lib/errors/toAppError.ts';

/** True iff a mail's link was refused: unknown, used, too old, or so incomplete that it was never looked up. */
export function isTokenInvalid(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'token-invalid' || code === 'invalid-input';
}
