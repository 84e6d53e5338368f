import { useEffect, useRef, useState } from 'react';

export interface ShownErrors {
  /** True iff a control shows its error: it was left, or a save was refused. */
  isShown: (control: string) => boolean;
  /** Marks a control as left. */
  touch: (control: string) => void;
  /** Refuses a save: every control shows its error, and the first one with an error gets the focus. */
  refuse: (form: HTMLFormElement) => void;
  /** Begins anew: no control shows its error. */
  reset: () => void;
}

/** Decides when the controls of a form show their errors: no mistake is shown before a person has had the time to make none. */
export function useShownErrors(): ShownErrors {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [submitCount, setSubmitCount] = useState(0);
  const refused = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (submitCount === 0) return;
    const first = refused.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [submitCount]);

  return {
    isShown: (control) => submitCount > 0 || touched.has(control),
    touch: (control) => setTouched((current) => (current.has(control) ? current : new Set(current).add(control))),
    refuse: (form) => {
      refused.current = form;
      setSubmitCount((count) => count + 1);
    },
    reset: () => {
      setTouched(new Set());
      setSubmitCount(0);
    },
  };
}
