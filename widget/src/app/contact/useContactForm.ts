import { cleanText } from '../chat/cleanText.ts';
import type { Identity } from '../transport/backend.ts';
import { toFailure, type Failure } from '../transport/failure.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { checkContact, type ContactValues } from './checkContact.ts';
import { useAddressForm, type AddressFormState } from './useAddressForm.ts';

export interface ContactStart {
  contactId: string;
  /** The visitor's question, which the message starts with. */
  question: string;
  /** Visitor's identity according to the embedding website, as the form's initial values. */
  identity: Identity | undefined;
}

export type ContactFormState = AddressFormState<ContactValues>;

/** State of one contact form. */
export function useContactForm({ contactId, question, identity }: ContactStart): ContactFormState {
  const { backend, config, messages } = useWidget();
  const { leadForm } = config;

  async function send({ name, email, phone, message }: ContactValues): Promise<Failure | null> {
    try {
      await backend.leaveMessage({
        contactId,
        name: cleanText(name),
        email,
        phone: cleanText(phone),
        message: cleanText(message),
        consent: true,
      });
      return null;
    } catch (error) {
      return toFailure(error);
    }
  }

  return useAddressForm<ContactValues>({
    initial: {
      name: leadForm.name === 'hidden' ? '' : (identity?.name ?? ''),
      email: identity?.email ?? '',
      phone: '',
      message: question,
      consent: false,
    },
    check: (values) => checkContact(values, leadForm, messages),
    send,
  });
}
