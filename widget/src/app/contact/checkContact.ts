import { emailField, optionalLineField, textField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import type { WidgetConfig } from '@parlance/domain/widget/config';
import type { Messages } from '../i18n/messages.ts';
import type { FieldErrors } from './useAddressForm.ts';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: boolean;
}

type LeadForm = Pick<WidgetConfig['leadForm'], 'name' | 'phone'>;

/** Texts for what the server would refuse, by the same rules. */
export function checkContact(
  values: ContactValues,
  leadForm: LeadForm,
  messages: Messages,
): FieldErrors<ContactValues> {
  const errors: FieldErrors<ContactValues> = {};
  if (leadForm.name === 'required' && values.name.trim() === '') errors.name = messages.required;
  else if (!optionalLineField(LIMITS.nameCharacters).safeParse(values.name).success) errors.name = messages.invalidText;
  if (values.email.trim() === '') errors.email = messages.required;
  else if (!emailField.safeParse(values.email).success) errors.email = messages.invalidEmail;
  if (leadForm.phone === 'required' && values.phone.trim() === '') errors.phone = messages.required;
  else if (!optionalLineField(LIMITS.phoneCharacters).safeParse(values.phone).success) {
    errors.phone = messages.invalidText;
  }
  if (values.message.trim() === '') errors.message = messages.required;
  else if (!textField(LIMITS.leadMessageCharacters).safeParse(values.message).success) {
    errors.message = messages.invalidText;
  }
  if (!values.consent) errors.consent = messages.required;
  return errors;
}
