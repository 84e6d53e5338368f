import type { Locale } from '@parlance/domain/locales';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { DocsChapter } from '../DocsPageData.ts';

interface DocsNavigationProps {
  locale: Locale;
  contents: readonly DocsChapter[];
  /** The page that is shown. */
  path: string;
}

/** All pages by section. On a phone they are behind one line that opens them. */
export function DocsNavigation({ locale, contents, path }: DocsNavigationProps) {
  const t = useTranslate();
  const list = contents.map(({ section, pages }) => (
    <section key={section}>
      <h2>{t(`docs.section.${section}`)}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={paths.docs(locale, page.path)} aria-current={page.path === path ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      <nav className="docs-navigation" aria-label={t('docs.contents')}>
        {list}
      </nav>
      <details className="docs-navigation-phone">
        <summary>{t('docs.contents')}</summary>
        <nav aria-label={t('docs.contents')}>{list}</nav>
      </details>
    </>
  );
}
