import { useEffect, useRef, type ReactNode } from 'react';
import { BackButton } from '../components/ui/BackButton.tsx';
import { AddressForm } from '../contact/AddressForm.tsx';
import { Consent } from '../contact/Consent.tsx';
import { ContactField } from '../contact/ContactField.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import { fill } from '../i18n/fill.ts';
import type { Identity } from '../transport/backend.ts';
import { TRANSCRIPT_TEXTS } from './TRANSCRIPT_TEXTS.ts';
import { useTranscriptForm } from './useTranscriptForm.ts';

interface TranscriptViewProps {
  /** Gives the address to begin with. */
  identity: Identity | undefined;
  onBack: () => void;
}

/** The form in which a visitor has the conversation mailed, with the consent to it, and then the word that it is on its way. */
export function TranscriptView({ identity, onBack }: TranscriptViewProps): ReactNode {
  const { config, locale, messages } = useWidget();
  const texts = TRANSCRIPT_TEXTS[locale];
  const form = useTranscriptForm(identity?.email ?? '');
  const { values, errors, change } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = form.sending.status === 'sent';
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // The form and its button are gone.
    if (isSent) heading.current?.focus();
  }, [isSent]);

  return (
    <main className="view contact">
      <BackButton onBack={onBack} />
      <h2 ref={heading} tabIndex={-1}>
        {messages.transcript}
      </h2>
      <output>{isSent && fill(texts.sent, { email: values.email.trim() })}</output>
      {!isSent && (
        <>
          <p>{texts.intro}</p>
          <AddressForm form={form} submitLabel={messages.transcript}>
            <ContactField
              kind="email"
              value={values.email}
              error={errors.email}
              onChange={(email) => change({ email })}
            />
            <Consent
              text={fill(texts.consent, { name: config.business })}
              isGiven={values.consent}
              error={errors.consent}
              onChange={(consent) => change({ consent })}
            />
          </AddressForm>
        </>
      )}
    </main>
  );
}
