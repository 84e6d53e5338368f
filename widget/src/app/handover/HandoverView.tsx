import { useEffect, useRef, type ReactNode } from 'react';
import { BackButton } from '../components/ui/BackButton.tsx';
import { Consent } from '../contact/Consent.tsx';
import { ContactField } from '../contact/ContactField.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import { failureText } from '../i18n/failureText.ts';
import { fill } from '../i18n/fill.ts';
import type { Identity } from '../transport/backend.ts';
import type { Handover } from './useHandover.ts';
import { useHandoverForm } from './useHandoverForm.ts';

interface HandoverViewProps {
  handover: Handover;
  identity: Identity | undefined;
  onDone: () => void;
  /** The opening hours have ended: the contact form replaces this one and keeps the input. */
  onClosed: (input: Identity) => void;
}

/** The form that asks for an agent. Name and e-mail address are optional; whoever leaves an address agrees to its use. */
export function HandoverView({ handover, identity, onDone, onClosed }: HandoverViewProps): ReactNode {
  const { config, messages } = useWidget();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useHandoverForm(handover.request, identity, { onDone, onClosed });
  const { values, errors, failure, isSending, change } = form;
  useEffect(() => heading.current?.focus(), []);

  return (
    <main className="view contact">
      <BackButton onBack={onDone} />
      <h2 ref={heading} tabIndex={-1}>
        {messages.handover}
      </h2>
      <p>{fill(messages.handoverIntro, { name: config.displayName })}</p>
      <form
        className="contact-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <ContactField
          kind="name"
          isOptional
          value={values.name}
          error={undefined}
          onChange={(name) => change({ name })}
        />
        <ContactField
          kind="email"
          isOptional
          value={values.email}
          hint={messages.handoverEmailHint}
          error={errors.email}
          onChange={(email) => change({ email })}
        />
        {form.hasAddress && (
          <Consent isGiven={values.consent} error={errors.consent} onChange={(consent) => change({ consent })} />
        )}
        <div role="alert">{failure && <p className="error">{failureText(failure, messages)}</p>}</div>
        <button type="submit" className="primary" disabled={isSending}>
          {isSending ? messages.sending : messages.handoverSubmit}
        </button>
      </form>
    </main>
  );
}
