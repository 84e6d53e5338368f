import { emailField } from '@parlance/domain/fields';
import type { MessageId } from '#web/i18n/messageId.ts';

export interface InviteValues {
  fullName: string;
  email: string;
}

/** What is wrong with what was typed into the invitation's form. */
export function inviteErrors({ fullName, email }: InviteValues): Partial<Record<keyof InviteValues, MessageId>> {
  return {
    ...(fullName.trim() === '' ? { fullName: 'form.required' } : {}),
    ...(emailField.safeParse(email).success ? {} : { email: 'form.emailInvalid' }),
  };
}
