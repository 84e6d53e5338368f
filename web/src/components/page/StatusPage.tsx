import { site } from '#web/config/site.ts';
import { paths } from '#web/config/paths.ts';
import type { MessageId } from '#web/i18n/messageId.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { Wordmark } from '../ui/Wordmark.tsx';

interface StatusPageProps {
  status: number;
  /** `unknown`: no such page. `invalid`: the address names something that can't exist. `failed`: a defect. */
  kind: 'unknown' | 'invalid' | 'failed';
}

const TITLES: Readonly<Record<StatusPageProps['kind'], MessageId>> = {
  unknown: 'status.pageNotFound',
  invalid: 'status.pageNotFoundTitle',
  failed: 'status.internalError',
};

/** A page in place of the page. It uses no component library, so that it works when one fails. */
export function StatusPage({ status, kind }: StatusPageProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const title = t(TITLES[kind]);
  return (
    <main className="plain-page">
      <title>{`${status} ${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Wordmark />
      <h1>
        <span className="status">{status}</span> {title}
      </h1>
      <p>{t(kind === 'failed' ? 'status.failedText' : 'status.notFoundText')}</p>
      <div className="plain-actions">
        {kind === 'failed' && (
          <button type="button" className="plain-button primary" onClick={() => window.location.reload()}>
            {t('common.tryAgain')}
          </button>
        )}
        <a className={kind === 'failed' ? 'plain-button' : 'plain-button primary'} href={paths.home(locale)}>
          {t('status.toHome')}
        </a>
        <a className="plain-button" href={paths.dashboard()}>
          {t('status.toDashboard')}
        </a>
      </div>
    </main>
  );
}
