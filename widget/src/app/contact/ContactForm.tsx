import { useRef, type ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { failureText } from '../i18n/failureText.ts';
import { Consent } from './Consent.tsx';
import { ContactField } from './ContactField.tsx';
import type { ContactFormState } from './useContactForm.ts';

const FIELDS = ['name', 'email', 'phone', 'message'] as const;

export function ContactForm({ form }: { form: ContactFormState }): ReactNode {
  const { config, messages } = useWidget();
  const element = useRef<HTMLFormElement>(null);
  const { values, errors, sending, change, submit } = form;
  const choices = { email: 'required', message: 'required', ...config.leadForm };

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
      {FIELDS.map(
        (kind) =>
          choices[kind] !== 'hidden' && (
            <ContactField
              key={kind}
              kind={kind}
              isOptional={choices[kind] === 'optional'}
              value={values[kind]}
              error={errors[kind]}
              onChange={(value) => change({ [kind]: value })}
            />
          ),
      )}
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
