import { emailField } from '@parlance/domain/fields';
import { newId } from '@parlance/domain/ids';
import { toLocale } from '@parlance/domain/locales';
import { useRef } from 'react';
import { type AddressFormState, type FieldErrors, useAddressForm } from '../contact/useAddressForm.ts';
import { useWidget } from '../context/WidgetContext.ts';
import type { Messages } from '../i18n/messages.ts';
import { toFailure, type Failure } from '../transport/failure.ts';

interface TranscriptValues {
  email: string;
  consent: boolean;
}

/** Texts for what the server would refuse. */
function check({ email, consent }: TranscriptValues, messages: Messages): FieldErrors<TranscriptValues> {
  const errors: FieldErrors<TranscriptValues> = {};
  if (email.trim() === '') errors.email = messages.required;
  else if (!emailField.safeParse(email).success) errors.email = messages.invalidEmail;
  if (!consent) errors.consent = messages.required;
  return errors;
}

/** State of the form that has the conversation mailed. Sent again to the same address after a failure, it is one mail. */
export function useTranscriptForm(initialEmail: string): AddressFormState<TranscriptValues> {
  const { backend, locale, messages } = useWidget();
  const last = useRef({ email: '', transcriptId: '' });

  async function send({ email }: TranscriptValues): Promise<Failure | null> {
    if (last.current.email !== email) last.current = { email, transcriptId: newId() };
    try {
      await backend.mailTranscript({ ...last.current, consent: true, locale: toLocale(locale) });
      return null;
    } catch (error) {
      return toFailure(error);
    }
  }

  return useAddressForm<TranscriptValues>({
    initial: { email: initialEmail, consent: false },
    check: (values) => check(values, messages),
    send,
  });
}
