import { useState } from 'react';
import type { Failure } from '../transport/failure.ts';

type Sending = { status: 'editing' | 'sending' | 'sent' } | { status: 'failed'; failure: Failure };

export type FieldErrors<V> = { [F in keyof V]?: string };

export interface AddressFormState<V> {
  values: V;
  errors: FieldErrors<V>;
  sending: Sending;
  change: (values: Partial<V>) => void;
  /** False when a field needs another look. */
  submit: () => boolean;
}

interface AddressFormOptions<V> {
  initial: V;
  /** Texts for what the server would refuse. */
  check: (values: V) => FieldErrors<V>;
  /** Null if it worked. */
  send: (values: V) => Promise<Failure | null>;
}

/** State of a form in which a visitor leaves an address. */
export function useAddressForm<V extends object>({ initial, check, send }: AddressFormOptions<V>): AddressFormState<V> {
  const [values, setValues] = useState(initial);
  const [isRefused, setRefused] = useState(false);
  const [sending, setSending] = useState<Sending>({ status: 'editing' });
  const found = check(values);

  async function sendValues(): Promise<void> {
    setSending({ status: 'sending' });
    const failure = await send(values);
    setSending(failure === null ? { status: 'sent' } : { status: 'failed', failure });
  }

  function submit(): boolean {
    const isValid = Object.keys(found).length === 0;
    setRefused(!isValid);
    if (isValid && sending.status !== 'sending') void sendValues();
    return isValid;
  }

  return {
    values,
    // They come with an attempt to send that was refused, and go as soon as they are put right.
    errors: isRefused ? found : {},
    sending,
    change: (changed) => setValues({ ...values, ...changed }),
    submit,
  };
}
