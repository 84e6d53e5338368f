import { useState } from 'react';
import { cleanText } from '../chat/cleanText.ts';
import type { Identity } from '../transport/backend.ts';
import { toFailure, type Failure } from '../transport/failure.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { checkContact, type ContactErrors, type ContactValues } from './checkContact.ts';

type Sending = { status: 'editing' | 'sending' | 'sent' } | { status: 'failed'; failure: Failure };

export interface ContactStart {
  contactId: string;
  /** The visitor's question, which the message starts with. */
  question: string;
  /** Who the embedding website says the visitor is, to begin with. */
  identity: Identity | undefined;
}

export interface ContactFormState {
  values: ContactValues;
  errors: ContactErrors;
  sending: Sending;
  change: (values: Partial<ContactValues>) => void;
  /** False when a field needs another look. */
  submit: () => boolean;
}

/** State of one contact form. */
export function useContactForm({ contactId, question, identity }: ContactStart): ContactFormState {
  const { backend, config, messages } = useWidget();
  const { leadForm } = config;
  const [values, setValues] = useState<ContactValues>({
    name: leadForm.name === 'hidden' ? '' : (identity?.name ?? ''),
    email: identity?.email ?? '',
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
    const still = checkContact(next, leadForm, messages);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in still)));
  }

  async function send(): Promise<void> {
    setSending({ status: 'sending' });
    try {
      const { name, email, phone, message } = values;
      await backend.leaveMessage({
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
    const found = checkContact(values, leadForm, messages);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    if (sending.status !== 'sending') void send();
    return true;
  }

  return { values, errors, sending, change, submit };
}
