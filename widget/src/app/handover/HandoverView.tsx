import { useEffect, useRef, type ReactNode } from 'react';
import { cleanText } from '../chat/cleanText.ts';
import { BackButton } from '../components/ui/BackButton.tsx';
import { AddressForm } from '../contact/AddressForm.tsx';
import { Consent } from '../contact/Consent.tsx';
import { ContactField } from '../contact/ContactField.tsx';
import { useAddressForm } from '../contact/useAddressForm.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { fill } from '../i18n/fill.ts';
import type { Identity } from '../transport/backend.ts';
import { checkHandover } from './checkHandover.ts';
import type { Handover } from './useHandover.ts';

interface HandoverViewProps {
  handover: Handover;
  identity: Identity | undefined;
  /** Called with what was sent, and without where nothing was. */
  onDone: (input?: Identity) => void;
  /** The opening hours have ended: the contact form replaces this one and keeps the input. */
  onClosed: (input: Identity) => void;
}

/** The form that asks for an agent. Name and e-mail address are optional; with an address goes the consent to its use. */
export function HandoverView({ handover, identity, onDone, onClosed }: HandoverViewProps): ReactNode {
  const { config, messages } = useWidget();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useAddressForm({
    initial: { name: '', email: '', ...identity, consent: false },
    check: (values) => checkHandover(values, messages),
    send: async ({ name, email, consent }) => {
      const input = { name: cleanText(name), email: email.trim() };
      const failure = await handover.request({ ...input, consent });
      if (failure === null) onDone(input);
      else if (failure.kind === 'server' && failure.code === 'handover-closed') onClosed(input);
      return failure;
    },
  });
  const { values, errors, change } = form;
  useEffect(() => heading.current?.focus(), []);

  return (
    <main className="view contact">
      <BackButton onBack={() => onDone()} />
      <h2 ref={heading} tabIndex={-1}>
        {messages.handover}
      </h2>
      <p>{fill(messages.handoverIntro, { name: config.business })}</p>
      <AddressForm form={form} submitLabel={messages.handoverSubmit}>
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
        {values.email.trim() !== '' && (
          <Consent isGiven={values.consent} error={errors.consent} onChange={(consent) => change({ consent })} />
        )}
      </AddressForm>
    </main>
  );
}
