import { isCommonPassword } from '@parlance/domain/commonPasswords';
import { AppError } from '@parlance/domain/errors';

/** Throws `password-common` for a password that anybody would try first. */
export function requireUncommon(password: string, email: string): void {
  if (isCommonPassword(password, email)) throw new AppError('password-common');
}
