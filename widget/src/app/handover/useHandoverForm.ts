import { emailField } from '@parlance/domain/fields';
import { useState } from 'react';
import { cleanText } from '../chat/cleanText.ts';
import { useWidget } from '../context/WidgetContext.ts';
import type { Identity } from '../transport/backend.ts';
import type { Failure } from '../transport/failure.ts';
import type { Handover } from './useHandover.ts';

interface Values extends Identity {
  consent: boolean;
}

interface HandoverForm {
  values: Values;
  errors: { email?: string | undefined; consent?: string | undefined };
  /** An address is given: its use needs consent. */
  hasAddress: boolean;
  isSending: boolean;
  failure: Failure | null;
  change: (values: Partial<Values>) => void;
  submit: () => void;
}

interface Outcome {
  onDone: () => void;
  onClosed: (input: Identity) => void;
}

/** State of the form that asks for an agent. */
export function useHandoverForm(
  request: Handover['request'],
  identity: Identity | undefined,
  { onDone, onClosed }: Outcome,
): HandoverForm {
  const { messages } = useWidget();
  const [values, setValues] = useState<Values>({
    name: identity?.name ?? '',
    email: identity?.email ?? '',
    consent: false,
  });
  const [errors, setErrors] = useState<HandoverForm['errors']>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const hasAddress = values.email.trim() !== '';

  function change(changed: Partial<Values>): void {
    setValues({ ...values, ...changed });
    if (changed.consent === true) setErrors({ ...errors, consent: undefined });
  }

  async function send(): Promise<void> {
    setIsSending(true);
    const input = { name: cleanText(values.name), email: values.email.trim() };
    const failed = await request({ ...input, consent: hasAddress && values.consent });
    setIsSending(false);
    setFailure(failed);
    if (failed === null) onDone();
    else if (failed.kind === 'server' && failed.code === 'handover-closed') onClosed(input);
  }

  function submit(): void {
    const email = hasAddress && !emailField.safeParse(values.email).success ? messages.invalidEmail : undefined;
    const consent = hasAddress && !values.consent ? messages.required : undefined;
    setErrors({ email, consent });
    if (email === undefined && consent === undefined && !isSending) void send();
  }

  return { values, errors, hasAddress, isSending, failure, change, submit };
}
