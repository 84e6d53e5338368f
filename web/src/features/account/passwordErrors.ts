import { LIMITS } from '@parlance/domain/limits';
import type { MessageId } from '#web/i18n/messageId.ts';

export interface PasswordValues {
  current: string;
  next: string;
  repeat: string;
}

/** What is wrong with each field of a changed password. `current` is asked of people who have one. */
export function passwordErrors(
  { current, next, repeat }: PasswordValues,
  hasPassword: boolean,
): Partial<Record<keyof PasswordValues, MessageId>> {
  return {
    ...(hasPassword && current.length < LIMITS.signInPasswordCharacters ? { current: 'signin.passwordRequired' } : {}),
    ...(next.length < LIMITS.passwordCharacters ? { next: 'form.passwordTooShort' } : {}),
    ...(repeat === next ? {} : { repeat: 'form.passwordMismatch' }),
  };
}
