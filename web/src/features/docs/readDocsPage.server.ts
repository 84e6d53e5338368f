import type { Locale } from '@parlance/domain/locales';
import { DOCS_CONTENTS } from '#web/config/DOCS_CONTENTS.ts';
import { readContent } from '#web/lib/content/readContent.server.ts';
import { type MarkdownLabels, renderMarkdown } from '#web/lib/content/renderMarkdown.ts';
import type { DocsChapter, DocsPageData } from './DocsPageData.ts';

function readContents(locale: Locale): DocsChapter[] {
  return DOCS_CONTENTS.map(({ section, pages }) => ({
    section,
    pages: pages.map((path) => {
      const { title, description } = readContent(locale, `docs/${path}`);
      return { path, title, description };
    }),
  }));
}

/** A page of the documentation in one language, rendered. An empty path is the page of contents. Throws an `Error` for any other path. */
export function readDocsPage(locale: Locale, path: string, labels: MarkdownLabels): DocsPageData {
  const contents = readContents(locale);
  if (path === '') return { path, contents, article: null, previous: null, next: contents[0]?.pages[0] ?? null };
  const order = contents.flatMap(({ pages }) => pages);
  const at = order.findIndex((entry) => entry.path === path);
  if (at === -1) throw new Error(`${path} is not among the documentation's contents`);
  const { title, description, updated, body } = readContent(locale, `docs/${path}`);
  const article = { title, description, updated, ...renderMarkdown(body, locale, labels) };
  return { path, contents, article, previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}
