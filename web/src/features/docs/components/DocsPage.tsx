import '#web/theme/docs.css';
import type { Locale } from '@parlance/domain/locales';
import { PublicLayout } from '#web/components/public/PublicLayout.tsx';
import { paths } from '#web/config/paths.ts';
import type { DocsPageData } from '../DocsPageData.ts';
import { DocsContents } from './DocsContents.tsx';
import { DocsNavigation } from './DocsNavigation.tsx';
import { DocsNeighbours } from './DocsNeighbours.tsx';
import { DocsSearch } from './DocsSearch.tsx';
import { DocsText } from './DocsText.tsx';

interface DocsPageProps {
  locale: Locale;
  page: DocsPageData;
}

/** The documentation's layout: contents and search beside the text. */
export function DocsPage({ locale, page }: DocsPageProps) {
  const { path, contents, article, previous, next } = page;
  const pathOf = (other: Locale) => paths.docs(other, path);
  return (
    <PublicLayout
      locale={locale}
      pathOf={pathOf}
      className="docs"
      aside={
        <div className="docs-aside">
          <DocsSearch locale={locale} />
          <DocsNavigation locale={locale} contents={contents} path={path} />
        </div>
      }
    >
      {article === null ? <DocsContents locale={locale} contents={contents} /> : <DocsText article={article} />}
      <DocsNeighbours locale={locale} previous={previous} next={next} />
      <script src="/scripts/docs.js" defer />
    </PublicLayout>
  );
}
