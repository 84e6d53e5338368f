import { useRef, type ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { failureText } from '../i18n/failureText.ts';
import type { AddressFormState } from './useAddressForm.ts';

interface AddressFormProps {
  form: Pick<AddressFormState<object>, 'sending' | 'submit'>;
  submitLabel: string;
  children: ReactNode;
}

/** A form in which a visitor leaves an address: its fields, why it could not be sent, and the button that sends it. */
export function AddressForm({ form, submitLabel, children }: AddressFormProps): ReactNode {
  const { messages } = useWidget();
  const element = useRef<HTMLFormElement>(null);
  const { sending, submit } = form;
  const isSending = sending.status === 'sending';

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
      {children}
      <div role="alert">
        {sending.status === 'failed' && <p className="error">{failureText(sending.failure, messages)}</p>}
      </div>
      <button type="submit" className="primary" disabled={isSending}>
        {isSending ? messages.sending : submitLabel}
      </button>
    </form>
  );
}
