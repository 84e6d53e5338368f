import { useId, type ReactNode } from 'react';
import { fill } from '../i18n/fill.ts';
import { safeHref } from '../markdown/safeHref.ts';
import { useWidget } from '../WidgetContext.ts';

interface ConsentProps {
  isGiven: boolean;
  error: string | undefined;
  onChange: (isGiven: boolean) => void;
}

/** The visitor's consent, with a link to what is consented to. */
export function Consent({ isGiven, error, onChange }: ConsentProps): ReactNode {
  const { config, messages } = useWidget();
  const id = useId();
  const href = safeHref(config.privacyUrl);
  const [before, after] = messages.consent.split('{privacy}').map((part) => fill(part, { name: config.displayName }));
  return (
    <div className="field">
      <div className="consent">
        <input
          id={id}
          type="checkbox"
          checked={isGiven}
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={id}>
          {before}
          {href === undefined ? (
            messages.privacyPolicy
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {messages.privacyPolicy}
              <span className="visually-hidden"> ({messages.newTab})</span>
            </a>
          )}
          {after}
        </label>
      </div>
      <p id={`${id}-error`} className="error">
        {error}
      </p>
    </div>
  );
}
