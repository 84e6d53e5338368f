import '#web/theme/docs.css';
import type { Locale } from '@parlance/domain/locales';
import { FormattedDate } from 'react-intl';
import { PublicLayout } from '#web/components/public/PublicLayout.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { TextPageData } from '../TextPageData.ts';

interface TermsPageProps {
  locale: Locale;
  text: TextPageData;
}

export function TermsPage({ locale, text: { title, description, updated, html } }: TermsPageProps) {
  const t = useTranslate();
  return (
    <PublicLayout locale={locale} pathOf={paths.terms} className="public-width public-text">
      <h1>{title}</h1>
      <p className="public-lead">{description}</p>
      <div className="docs-text" dangerouslySetInnerHTML={{ __html: html }} />
      <p className="docs-updated">
        {t('docs.updated')}{' '}
        <time dateTime={updated}>
          <FormattedDate value={`${updated}T12:00:00Z`} timeZone="UTC" dateStyle="long" />
        </time>
      </p>
    </PublicLayout>
  );
}
