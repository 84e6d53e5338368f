import { newId } from '@parlance/domain/ids';
import { useRef } from 'react';

/** The idempotency key of what a form sends: the same input again has the same one, so that a form sent twice makes one thing. */
export function useRequestId(): (input: object) => string {
  const last = useRef({ input: '', requestId: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.input !== text) last.current = { input: text, requestId: newId() };
    return last.current.requestId;
  };
}
