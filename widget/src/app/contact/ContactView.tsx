import { useEffect, useRef, type ReactNode } from 'react';
import { BackButton } from '../components/ui/BackButton.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import { fill } from '../i18n/fill.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { ContactForm } from './ContactForm.tsx';
import { useContactForm, type ContactStart } from './useContactForm.ts';

interface ContactViewProps {
  start: ContactStart;
  /** True if the visitor wanted an agent and nobody is there. */
  isInstead: boolean;
  isShown: boolean;
  onBack: (isSent: boolean) => void;
}

/** The contact form or, once it is sent, its receipt. */
export function ContactView({ start, isInstead, isShown, onBack }: ContactViewProps): ReactNode {
  const { config, messages } = useWidget();
  const form = useContactForm(start);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = form.sending.status === 'sent';

  const intro = isInstead ? messages.handoverClosedIntro : messages.contactIntro;

  useEffect(() => {
    // On arrival, and again when the receipt takes the form's place.
    if (isShown || isSent) heading.current?.focus();
  }, [isShown, isSent]);

  return (
    <main className="view contact" hidden={!isShown}>
      <BackButton onBack={() => onBack(isSent)} />
      {isSent && (
        <span className="receipt-mark" aria-hidden="true">
          <Icon name="check" />
        </span>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {isSent ? messages.receiptTitle : messages.leaveMessage}
      </h2>
      <p>
        {fill(isSent ? messages.receipt : intro, {
          name: config.business,
          email: form.values.email.trim(),
        })}
      </p>
      {!isSent && <ContactForm form={form} />}
    </main>
  );
}
