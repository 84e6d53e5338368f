import { emailField } from '@parlance/domain/fields';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cleanText } from '../chat/cleanText.ts';
import { BackButton } from '../components/ui/BackButton.tsx';
import { ContactField } from '../contact/ContactField.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import { failureText } from '../i18n/failureText.ts';
import { fill } from '../i18n/fill.ts';
import type { Identity } from '../transport/backend.ts';
import type { Failure } from '../transport/failure.ts';
import type { Handover } from './useHandover.ts';

interface HandoverViewProps {
  handover: Handover;
  identity: Identity | undefined;
  onDone: () => void;
  /** The opening hours have ended: the contact form replaces this one and keeps the input. */
  onClosed: (input: Identity) => void;
}

/** The form that asks for an agent. Name and e-mail address are optional. */
export function HandoverView({ handover, identity, onDone, onClosed }: HandoverViewProps): ReactNode {
  const { config, messages } = useWidget();
  const heading = useRef<HTMLHeadingElement>(null);
  const [name, setName] = useState(identity?.name ?? '');
  const [email, setEmail] = useState(identity?.email ?? '');
  const [emailError, setEmailError] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  async function send(): Promise<void> {
    setIsSending(true);
    const input = { name: cleanText(name), email: email.trim() };
    const failed = await handover.request(input);
    setIsSending(false);
    setFailure(failed);
    if (failed === null) onDone();
    else if (failed.kind === 'server' && failed.code === 'handover-closed') onClosed(input);
  }

  function submit(): void {
    const isValid = email.trim() === '' || emailField.safeParse(email).success;
    setEmailError(isValid ? undefined : messages.invalidEmail);
    if (isValid && !isSending) void send();
  }

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
          submit();
        }}
      >
        <ContactField kind="name" isOptional value={name} error={undefined} onChange={setName} />
        <ContactField
          kind="email"
          isOptional
          value={email}
          hint={messages.handoverEmailHint}
          error={emailError}
          onChange={setEmail}
        />
        <div role="alert">{failure && <p className="error">{failureText(failure, messages)}</p>}</div>
        <button type="submit" className="primary" disabled={isSending}>
          {isSending ? messages.sending : messages.handoverSubmit}
        </button>
      </form>
    </main>
  );
}
