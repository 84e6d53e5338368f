import { useId, type ReactNode } from 'react';
import { ExternalLink } from '../components/ui/ExternalLink.tsx';
import { fill } from '../i18n/fill.ts';
import { safeHref } from '@parlance/domain/markdown/safeHref';
import { useWidget } from '../context/WidgetContext.ts';

interface ConsentProps {
  /** A sentence of its own, with the link behind it if there is a policy. Without it the contact form's stands here. */
  text?: string;
  isGiven: boolean;
  error: string | undefined;
  onChange: (isGiven: boolean) => void;
}

/** The visitor's consent to the use of an address, with a link to what is consented to. */
export function Consent({ text, isGiven, error, onChange }: ConsentProps): ReactNode {
  const { config, messages } = useWidget();
  const id = useId();
  const href = safeHref(config.privacyUrl);
  // The business's own sentence stands as it is; the link to the policy comes behind it.
  const own = text ?? config.leadForm.consentText.trim();
  const [before = '', after = ''] = (
    own === '' ? fill(messages.consent, { name: config.business }) : `${own} {privacy}`
  ).split('{privacy}');
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
            text === undefined && messages.privacyPolicy
          ) : (
            <ExternalLink href={href}>{messages.privacyPolicy}</ExternalLink>
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
