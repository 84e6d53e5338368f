import { LIMITS } from '@parlance/domain/limits';
import type { MessageId } from '#web/i18n/messageId.ts';

interface NewPassword {
  password: string;
  repeat: string;
}

/** What is wrong with a password that is being set and its second entry. */
export function newPasswordErrors({ password, repeat }: NewPassword): Partial<Record<keyof NewPassword, MessageId>> {
  const errors: Partial<Record<keyof NewPassword, MessageId>> = {};
  if (password.length < LIMITS.passwordCharacters) errors.password = 'form.passwordTooShort';
  if (repeat !== password) errors.repeat = 'form.passwordMismatch';
  return errors;
}
