import { emailField } from '@parlance/domain/fields';
import type { FieldErrors } from '../contact/useAddressForm.ts';
import type { Messages } from '../i18n/messages.ts';

export interface HandoverValues {
  name: string;
  email: string;
  consent: boolean;
}

/** Texts for what is wrong with a request for an agent: an address may be missing, and needs consent where it is there. */
export function checkHandover({ email, consent }: HandoverValues, messages: Messages): FieldErrors<HandoverValues> {
  if (email.trim() === '') return {};
  return {
    ...(emailField.safeParse(email).success ? {} : { email: messages.invalidEmail }),
    ...(consent ? {} : { consent: messages.required }),
  };
}
