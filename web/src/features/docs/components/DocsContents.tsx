import type { Locale } from '@parlance/domain/locales';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { DocsChapter } from '../DocsPageData.ts';

interface DocsContentsProps {
  locale: Locale;
  contents: readonly DocsChapter[];
}

/** The first page: every page with what it is about. */
export function DocsContents({ locale, contents }: DocsContentsProps) {
  const t = useTranslate();
  return (
    <>
      <h1>{t('docs.title')}</h1>
      <p className="public-lead">{t('docs.lead')}</p>
      {contents.map(({ section, pages }) => (
        <section key={section}>
          <h2>{t(`docs.section.${section}`)}</h2>
          <ul className="docs-cards">
            {pages.map(({ path, title, description }) => (
              <li key={path}>
                <a href={paths.docs(locale, path)}>{title}</a>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
