import type { Locale } from '@parlance/domain/locales';
import { Wordmark } from '#web/components/ui/Wordmark.tsx';
import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { Purchase } from './Purchase.tsx';

interface ThanksPageProps {
  locale: Locale;
}

/** Thanks somebody who has just become a customer, and says what comes next. */
export function ThanksPage({ locale }: ThanksPageProps) {
  const t = useTranslate();
  return (
    <main className="plain-page">
      <title>{`${t('thanks.title')} · ${site.name}`}</title>
      <Wordmark />
      <h1>{t('thanks.title')}</h1>
      <Purchase />
      <p>{t('thanks.text')}</p>
      <div className="plain-actions">
        <a className="plain-button primary" href={paths.dashboard()}>
          {t('status.toDashboard')}
        </a>
        <a className="plain-button" href={paths.docs(locale, 'getting-started')}>
          {t('thanks.toDocs')}
        </a>
      </div>
    </main>
  );
}
