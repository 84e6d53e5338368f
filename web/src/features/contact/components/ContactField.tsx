interface ContactFieldProps {
  name: string;
  label: string;
  /** Of one line; a field of several lines if not said. */
  type?: string;
  autoComplete?: string;
  required?: boolean;
}

/** A field with its label above and the place for its error below. */
export function ContactField({ name, label, type, autoComplete, required = false }: ContactFieldProps) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className="contact-field">
      <label htmlFor={id}>{label}</label>
      {type === undefined ? (
        <textarea id={id} name={name} rows={7} required={required} aria-describedby={errorId} />
      ) : (
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          required={required}
          aria-describedby={errorId}
        />
      )}
      <p className="contact-error" id={errorId} />
    </div>
  );
}
