import type { Locale } from '@parlance/domain/locales';
import { Marked, type Tokens } from 'marked';
import { slugOf } from './slugOf.ts';

export interface Heading {
  id: string;
  text: string;
}

export interface RenderedText {
  html: string;
  /** The headings of the second level, in order. */
  headings: Heading[];
}

export interface MarkdownLabels {
  copy: string;
  /** Name of a heading's link to itself; `{heading}` stands for its text. */
  anchor: string;
  /** Name of a table that can be scrolled; its number follows. */
  table: string;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Links begin with the language where they lead to a page: `/docs/embed` is `/en/docs/embed`. */
function localHref(href: string, locale: Locale): string {
  return href.startsWith('/') && !href.startsWith('//') ? `/${locale}${href}` : href;
}

function codeBlock({ text }: Tokens.Code, { copy }: MarkdownLabels): string {
  const button = `<button type="button" class="docs-copy" data-copy>${escape(copy)}</button>`;
  return `<div class="docs-code"><pre tabindex="0"><code>${escape(text)}</code></pre>${button}</div>\n`;
}

/** Text without its marks, for anchors and the search. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/```\w*\n?/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\|?[\s:|-]+\|?$/gm, ' ')
    .replaceAll(/[`*|#>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Makes HTML of our own texts (GitHub Flavored Markdown, https://github.github.com/gfm/): headings can be linked to, code can be
 * copied, tables scroll by themselves, addresses get the page's language.
 */
export function renderMarkdown(markdown: string, locale: Locale, labels: MarkdownLabels): RenderedText {
  const headings: Heading[] = [];
  let tables = 0;
  const marked = new Marked({
    async: false,
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const plain = plainText(text);
        const id = slugOf(plain);
        if (depth === 2) headings.push({ id, text: plain });
        const label = escape(labels.anchor.replace('{heading}', plain));
        const anchor = `<a class="docs-anchor" href="#${id}" aria-label="${label}">#</a>`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)} ${anchor}</h${depth}>\n`;
      },
      code: (token) => codeBlock(token, labels),
      link({ href, tokens }) {
        return `<a href="${escape(localHref(href, locale))}">${this.parser.parseInline(tokens)}</a>`;
      },
      table({ header, rows }) {
        tables += 1;
        const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        const headCell = (cell: Tokens.TableCell) =>
          cell.text === '' ? '<td></td>' : `<th scope="col">${inline(cell)}</th>`;
        const hasHead = header.some(({ text }) => text !== '');
        const head = hasHead ? `<thead><tr>${header.map(headCell).join('')}</tr></thead>` : '';
        const bodyRow = (row: Tokens.TableCell[]) =>
          `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`;
        const body = rows.map(bodyRow).join('');
        const region = `class="docs-table" role="region" tabindex="0" aria-label="${escape(labels.table)} ${tables}"`;
        return `<div ${region}><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
    useNewRenderer: true,
  });
  const html = marked.parse(markdown);
  if (typeof html !== 'string') throw new Error('Markdown was not rendered at once');
  return { html, headings };
}
