import { type FormEvent, useEffect, useRef, useState } from 'react';

export interface Form<F extends string> {
  values: Readonly<Record<F, string>>;
  /** The text under a field; undefined while the field is fine or not yet touched. */
  errorOf: (field: F) => string | undefined;
  change: (field: F, value: string) => void;
  /** Says that a field was filled in: from now on it shows its error. */
  touch: (field: F) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** True iff the values are fine as they are; else every field shows its error from now on. */
  check: () => boolean;
}

interface FormOptions<F extends string> {
  initial: Readonly<Record<F, string>>;
  validate: (values: Readonly<Record<F, string>>) => { readonly [field in F]?: string | undefined };
  onValid: (values: Readonly<Record<F, string>>) => void;
}

/** Fields with inline validation. A touched field shows its error. A refused submit shows all errors and focuses the first field that has one. */
export function useForm<F extends string>({ initial, validate, onValid }: FormOptions<F>): Form<F> {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<F>>(new Set());
  // Refused submits: an accepted one shows no errors.
  const [submitCount, setSubmitCount] = useState(0);
  const refused = useRef<HTMLFormElement>(null);
  const errors = validate(values);

  useEffect(() => {
    if (submitCount === 0) return;
    const first = refused.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [submitCount]);

  const check = () => {
    const isFine = Object.values(errors).every((error) => error === undefined);
    if (!isFine) setSubmitCount((count) => count + 1);
    return isFine;
  };

  return {
    values,
    errorOf: (field) => (submitCount > 0 || touched.has(field) ? errors[field] : undefined),
    change: (field, value) => setValues((current) => ({ ...current, [field]: value })),
    touch: (field) => setTouched((current) => new Set(current).add(field)),
    onSubmit: (event) => {
      event.preventDefault();
      refused.current = event.currentTarget;
      if (check()) onValid(values);
    },
    check,
  };
}
