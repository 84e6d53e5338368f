import { emailField } from '@parlance/domain/contracts/fields';
import { LIMITS } from '@parlance/domain/limits';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cleanText } from '../chat/cleanText.ts';
import { BackButton } from '../components/ui/BackButton.tsx';
import { Field } from '../components/ui/Field.tsx';
import { failureText } from '../i18n/failureText.ts';
import { fill } from '../i18n/fill.ts';
import type { Identity } from '../transport/backend.ts';
import type { Failure } from '../transport/failure.ts';
import { useWidget } from '../context/WidgetContext.ts';
import type { Person } from './usePerson.ts';

interface PersonViewProps {
  person: Person;
  identity: Identity | undefined;
  onDone: () => void;
  /** Nobody is there after all: the contact form takes this one's place, with what was typed. */
  onClosed: (typed: Identity) => void;
}

/** Asks for a person. Name and address are the visitor's choice. */
export function PersonView({ person, identity, onDone, onClosed }: PersonViewProps): ReactNode {
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
    const typed = { name: cleanText(name), email: email.trim() };
    const failed = await person.request(typed);
    setIsSending(false);
    setFailure(failed);
    if (failed === null) onDone();
    else if (failed.kind === 'server' && failed.code === 'handover-closed') onClosed(typed);
  }

  function submit(): void {
    const isFine = email.trim() === '' || emailField.safeParse(email).success;
    setEmailError(isFine ? undefined : messages.invalidEmail);
    if (isFine && !isSending) void send();
  }

  return (
    <main className="view contact">
      <BackButton onBack={onDone} />
      <h2 ref={heading} tabIndex={-1}>
        {messages.person}
      </h2>
      <p>{fill(messages.personIntro, { name: config.displayName })}</p>
      <form
        className="contact-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={messages.nameLabel}
          isOptional
          type="text"
          autoComplete="name"
          maxLength={LIMITS.nameCharacters}
          value={name}
          error={undefined}
          onChange={setName}
        />
        <Field
          label={messages.emailLabel}
          isOptional
          type="email"
          autoComplete="email"
          maxLength={LIMITS.emailCharacters}
          value={email}
          hint={messages.personEmailHint}
          error={emailError}
          onChange={setEmail}
        />
        <div role="alert">{failure && <p className="error">{failureText(failure, messages)}</p>}</div>
        <button type="submit" className="primary" disabled={isSending}>
          {isSending ? messages.sending : messages.personSubmit}
        </button>
      </form>
    </main>
  );
}
