import { LIMITS } from '@parlance/domain/limits';
import { useRef, type ReactNode } from 'react';
import { failureText } from '../i18n/failureText.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { Consent } from './Consent.tsx';
import { Field } from '../components/ui/Field.tsx';
import type { ContactFormState } from './useContactForm.ts';

export function ContactForm({ form }: { form: ContactFormState }): ReactNode {
  const { config, messages } = useWidget();
  const { leadForm } = config;
  const element = useRef<HTMLFormElement>(null);
  const { values, errors, sending, change, submit } = form;

  function handleSubmit(): void {
    if (submit()) return;
    // After the errors are drawn, the first field that has one gets the focus.
    requestAnimationFrame(() => {
      const invalid = element.current?.querySelector('[aria-invalid="true"]');
      if (invalid instanceof HTMLElement) invalid.focus();
    });
  }

  return (
    <form
      ref={element}
      className="contact-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      {leadForm.name !== 'hidden' && (
        <Field
          label={messages.nameLabel}
          isOptional={leadForm.name === 'optional'}
          type="text"
          autoComplete="name"
          maxLength={LIMITS.nameCharacters}
          value={values.name}
          error={errors.name}
          onChange={(name) => change({ name })}
        />
      )}
      <Field
        label={messages.emailLabel}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailCharacters}
        value={values.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
      {leadForm.phone !== 'hidden' && (
        <Field
          label={messages.phoneLabel}
          isOptional={leadForm.phone === 'optional'}
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phoneCharacters}
          value={values.phone}
          error={errors.phone}
          onChange={(phone) => change({ phone })}
        />
      )}
      <Field
        label={messages.contactMessageLabel}
        type="textarea"
        autoComplete="off"
        maxLength={LIMITS.leadMessageCharacters}
        value={values.message}
        error={errors.message}
        onChange={(message) => change({ message })}
      />
      <Consent isGiven={values.consent} error={errors.consent} onChange={(consent) => change({ consent })} />
      <div role="alert">
        {sending.status === 'failed' && <p className="error">{failureText(sending.failure, messages)}</p>}
      </div>
      <button type="submit" className="primary" disabled={sending.status === 'sending'}>
        {sending.status === 'sending' ? messages.sending : messages.sendMessage}
      </button>
    </form>
  );
}
