import type { ReactNode } from 'react';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { Wordmark } from '#web/components/ui/Wordmark.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';

interface GateErrorProps {
  title: string;
  /** The explanation; without it, the error's own text. */
  text?: string;
  error?: unknown;
  /** Absent where trying again can't help. */
  onRetry?: () => void;
  /** Other ways on. */
  children?: ReactNode;
}

/** The dashboard can't open for this person. */
export function GateError({ title, text, error, onRetry, children }: GateErrorProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  return (
    <main className="plain-page">
      <PageTitle title={title} />
      <Wordmark />
      <h1>{title}</h1>
      <p role="alert">{text ?? errorText(error)}</p>
      {children}
      <div className="plain-actions">
        {onRetry && (
          <button type="button" className="plain-button primary" onClick={onRetry}>
            {t('common.tryAgain')}
          </button>
        )}
        <button type="button" className="plain-button" onClick={() => void signOutFully(paths.signIn())}>
          {t('account.signOut')}
        </button>
      </div>
    </main>
  );
}
