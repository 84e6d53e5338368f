import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { EARLY_FORM } from '#web/lib/auth/sign-in/EARLY_FORM.ts';

type Field = 'email' | 'password';

const FIELDS: readonly Field[] = ['email', 'password'];

/**
 * Takes over what was typed into the sign-in form that stood there while the app loaded: its values, its focus, and that it was
 * submitted. Returns the ref of the form that takes over.
 */
export function useEarlyForm(change: (field: Field, value: string) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const handleChange = useEffectEvent(change);
  useLayoutEffect(() => {
    const early = document.getElementById(EARLY_FORM)?.querySelector('form');
    if (!early) return undefined;
    for (const field of FIELDS) {
      const input = early.elements.namedItem(field);
      if (!(input instanceof HTMLInputElement)) continue;
      handleChange(field, input.value);
      const next = form.current?.elements.namedItem(field);
      if (document.activeElement === input && next instanceof HTMLElement) next.focus();
    }
    if (early.dataset['submitted'] === undefined) return undefined;
    // Once the values are in the fields.
    const frame = requestAnimationFrame(() => form.current?.requestSubmit());
    return () => cancelAnimationFrame(frame);
  }, []);
  return form;
}
