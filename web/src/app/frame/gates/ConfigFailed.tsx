import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { Wordmark } from '#web/components/ui/Wordmark.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ConfigFailedProps {
  onRetry: () => void;
}

/** The app can't start because its configuration did not load. */
export function ConfigFailed({ onRetry }: ConfigFailedProps) {
  const t = useTranslate();
  return (
    <main className="plain-page">
      <PageTitle title={t('config.failedTitle')} />
      <Wordmark />
      <h1>{t('config.failedTitle')}</h1>
      <p role="alert">{t('config.failedText')}</p>
      <div className="plain-actions">
        <button type="button" className="plain-button primary" onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
      </div>
    </main>
  );
}
