import type { Locale } from '@parlance/domain/locales';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { DocsPageData } from '../DocsPageData.ts';

interface DocsNeighboursProps extends Pick<DocsPageData, 'previous' | 'next'> {
  locale: Locale;
}

/** The pages before and after this one. */
export function DocsNeighbours({ locale, previous, next }: DocsNeighboursProps) {
  const t = useTranslate();
  return (
    <nav className="docs-neighbours" aria-label={t('docs.neighbours')}>
      {previous !== null && (
        <a href={paths.docs(locale, previous.path)} rel="prev">
          <span>{t('docs.previous')}</span>
          {previous.title}
        </a>
      )}
      {next !== null && (
        <a className="next" href={paths.docs(locale, next.path)} rel="next">
          <span>{t('docs.next')}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
