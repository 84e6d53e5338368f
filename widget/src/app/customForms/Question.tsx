import { useId, type ReactNode } from 'react';
import type { ShownForm } from './createFormCalls.ts';

interface QuestionProps {
  field: ShownForm['fields'][number];
  texts: ShownForm['texts'];
  /** Text of what is wrong with it; undefined where nothing is. */
  problem: string | undefined;
}

/** Attributes of an input by the type of its field. */
const INPUTS: Readonly<Partial<Record<string, object>>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'decimal', autoComplete: 'off' },
  date: { type: 'date' },
  file: { type: 'file', accept: 'image/*,application/pdf' },
};

/** One question of a form with its answer's field, its explanation and what is wrong. The browser keeps what is typed. */
export function Question({ field, texts, problem }: QuestionProps): ReactNode {
  const { name, type, label, hint, isRequired, options, min, max, maxLength } = field;
  const id = useId();
  const shared = {
    id,
    name,
    'aria-required': isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-hint ${id}-error`,
  };
  const words = (
    <label htmlFor={id}>
      {label}
      {!isRequired && <span className="hint"> ({texts.optional})</span>}
    </label>
  );
  const bounds = type === 'date' ? { min: min || undefined, max: max || undefined } : {};
  return (
    <div className="field">
      {type === 'consent' ? (
        <div className="consent">
          <input {...shared} type="checkbox" value="true" />
          {words}
        </div>
      ) : (
        words
      )}
      {type === 'long-text' && <textarea {...shared} rows={4} dir="auto" maxLength={maxLength} />}
      {type === 'choice' && (
        <select {...shared}>
          <option value="">{texts.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {type !== 'consent' && type !== 'long-text' && type !== 'choice' && (
        <input
          {...shared}
          dir="auto"
          {...(type === 'date' || type === 'file' ? {} : { maxLength })}
          {...bounds}
          {...INPUTS[type]}
        />
      )}
      <p id={`${id}-hint`} className="hint" hidden={hint === ''}>
        {hint}
      </p>
      <p id={`${id}-error`} className="error">
        {problem}
      </p>
    </div>
  );
}
