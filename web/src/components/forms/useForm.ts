import { type FormEvent, useEffect, useRef, useState } from 'react';

export interface Form<F extends string> {
  values: Readonly<Record<F, string>>;
  /** The text under a field; undefined while the field is fine or not yet left. */
  errorOf: (field: F) => string | undefined;
  change: (field: F, value: string) => void;
  leave: (field: F) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface FormOptions<F extends string> {
  initial: Readonly<Record<F, string>>;
  validate: (values: Readonly<Record<F, string>>) => Partial<Record<F, string>>;
  onValid: (values: Readonly<Record<F, string>>) => void;
}

/** Fields with inline validation: a field complains once it was left, all complain on submit, and the first takes the focus. */
export function useForm<F extends string>({ initial, validate, onValid }: FormOptions<F>): Form<F> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const refused = useRef<HTMLFormElement>(null);
  const errors = validate(values);

  useEffect(() => {
    if (refusals === 0) return;
    const first = refused.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [refusals]);

  return {
    values,
    errorOf: (field) => (refusals > 0 || left.has(field) ? errors[field] : undefined),
    change: (field, value) => setValues((current) => ({ ...current, [field]: value })),
    leave: (field) => setLeft((current) => new Set(current).add(field)),
    onSubmit: (event) => {
      event.preventDefault();
      if (Object.values(errors).every((error) => error === undefined)) {
        onValid(values);
        return;
      }
      refused.current = event.currentTarget;
      setRefusals((count) => count + 1);
    },
  };
}
