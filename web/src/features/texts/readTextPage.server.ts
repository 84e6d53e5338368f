import type { Locale } from '@parlance/domain/locales';
import { readContent } from '#web/lib/content/readContent.server.ts';
import { type MarkdownLabels, renderMarkdown } from '#web/lib/content/renderMarkdown.ts';
import type { TextPageData } from './TextPageData.ts';

/** The text of web/content/{locale}/pages/{name}.md, rendered. Throws an `Error` where there is none. */
export function readTextPage(locale: Locale, name: string, labels: MarkdownLabels): TextPageData {
  const { title, description, updated, body } = readContent(locale, `pages/${name}`);
  const { html } = renderMarkdown(body, locale, labels);
  // Each heading with what follows it.
  const sections = html.split(/(?=<h2)/).map((section) => `<section>${section}</section>`);
  return { title, description, updated, html: sections.join('') };
}
