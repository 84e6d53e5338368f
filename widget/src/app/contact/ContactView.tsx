import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import { fill } from '../i18n/fill.ts';
import { useWidget } from '../WidgetContext.ts';
import { ContactForm } from './ContactForm.tsx';
import { useContactForm } from './useContactForm.ts';

interface ContactViewProps {
  contactId: string;
  /** The visitor's question, which the message starts with. */
  question: string;
  isShown: boolean;
  onBack: (isSent: boolean) => void;
}

/** The contact form or, once it is sent, its receipt. */
export function ContactView({ contactId, question, isShown, onBack }: ContactViewProps): ReactNode {
  const { config, messages } = useWidget();
  const form = useContactForm(contactId, question);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = form.sending.status === 'sent';

  useEffect(() => {
    // On arrival, and again when the receipt takes the form's place.
    if (isShown || isSent) heading.current?.focus();
  }, [isShown, isSent]);

  return (
    <main className="view contact" hidden={!isShown}>
      <button type="button" className="back" onClick={() => onBack(isSent)}>
        <Icon name="back" />
        {messages.backToChat}
      </button>
      {isSent && (
        <span className="receipt-mark" aria-hidden="true">
          <Icon name="check" />
        </span>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {isSent ? messages.receiptTitle : messages.leaveMessage}
      </h2>
      <p>
        {fill(isSent ? messages.receipt : messages.contactIntro, {
          name: config.displayName,
          email: form.values.email.trim(),
        })}
      </p>
      {!isSent && <ContactForm form={form} />}
    </main>
  );
}
