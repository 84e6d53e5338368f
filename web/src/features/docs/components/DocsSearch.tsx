import type { Locale } from '@parlance/domain/locales';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface DocsSearchProps {
  locale: Locale;
}

/** The search field. scripts/docs.ts fills the list; without scripts the field is not shown. */
export function DocsSearch({ locale }: DocsSearchProps) {
  const t = useTranslate();
  return (
    <search
      className="docs-search"
      data-docs-search={paths.docsSearch(locale)}
      data-loading={t('docs.searchLoading')}
      data-none={t('docs.searchNone', { query: '%s' })}
      data-found={t('docs.searchFound')}
      data-failed={t('docs.searchFailed')}
      data-again={t('common.tryAgain')}
    >
      <label className="visually-hidden" htmlFor="docs-search">
        {t('docs.search')}
      </label>
      <input id="docs-search" type="search" placeholder={t('docs.search')} autoComplete="off" spellCheck={false} />
      <div className="docs-results" hidden>
        <output />
        <ul />
      </div>
    </search>
  );
}
