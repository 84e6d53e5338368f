import { useState } from 'react';
import { cleanText } from '../chat/cleanText.ts';
import type { Failure } from '../transport/failure.ts';
import { toFailure } from '../transport/failure.ts';
import { sendContact } from '../transport/sendContact.ts';
import { useWidget } from '../WidgetContext.ts';
import { checkContact, type ContactErrors, type ContactValues } from './contactForm.ts';

type Sending = { status: 'editing' | 'sending' | 'sent' } | { status: 'failed'; failure: Failure };

export interface ContactFormState {
  values: ContactValues;
  errors: ContactErrors;
  sending: Sending;
  change: (values: Partial<ContactValues>) => void;
  /** False when a field needs another look. */
  submit: () => boolean;
}

/** State of one contact form. */
export function useContactForm(contactId: string, question: string): ContactFormState {
  const { config, messages, session } = useWidget();
  const [values, setValues] = useState<ContactValues>({
    name: '',
    email: '',
    phone: '',
    message: question,
    consent: false,
  });
  const [errors, setErrors] = useState<ContactErrors>({});
  const [sending, setSending] = useState<Sending>({ status: 'editing' });

  function change(changed: Partial<ContactValues>): void {
    const next = { ...values, ...changed };
    setValues(next);
    // Errors go as soon as they are put right, and come only with the next attempt to send.
    const still = checkContact(next, messages);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in still)));
  }

  async function send(): Promise<void> {
    setSending({ status: 'sending' });
    try {
      const { name, email, phone, message } = values;
      await sendContact(config.functionsUrl, session, {
        contactId,
        name: cleanText(name),
        email,
        phone: cleanText(phone),
        message: cleanText(message),
        consent: true,
      });
      setSending({ status: 'sent' });
    } catch (error) {
      setSending({ status: 'failed', failure: toFailure(error) });
    }
  }

  function submit(): boolean {
    const found = checkContact(values, messages);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    if (sending.status !== 'sending') void send();
    return true;
  }

  return { values, errors, sending, change, submit };
}
