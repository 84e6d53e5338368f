import type { ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { AddressForm } from './AddressForm.tsx';
import { Consent } from './Consent.tsx';
import { ContactField } from './ContactField.tsx';
import type { ContactFormState } from './useContactForm.ts';

const FIELDS = ['name', 'email', 'phone', 'message'] as const;

export function ContactForm({ form }: { form: ContactFormState }): ReactNode {
  const { config, messages } = useWidget();
  const { values, errors, change } = form;
  const choices = { email: 'required', message: 'required', ...config.leadForm };

  return (
    <AddressForm form={form} submitLabel={messages.sendMessage}>
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
    </AddressForm>
  );
}
