import { useId, type ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';

interface FieldProps {
  label: string;
  isOptional?: boolean;
  /** Explanation under the field. */
  hint?: string;
  error: string | undefined;
  type: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled text field with its error. */
export function Field({
  label,
  isOptional = false,
  hint,
  error,
  type,
  value,
  onChange,
  ...rest
}: FieldProps): ReactNode {
  const { messages } = useWidget();
  const id = useId();
  const shared = {
    ...rest,
    id,
    value,
    dir: 'auto',
    'aria-required': !isOptional,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-hint ${id}-error`,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="hint"> ({messages.optional})</span>}
      </label>
      {type === 'textarea' ? <textarea rows={4} {...shared} /> : <input type={type} {...shared} />}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="error">
        {error}
      </p>
    </div>
  );
}
