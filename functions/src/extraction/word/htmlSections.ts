import { parseHTML } from 'linkedom';
import type { Section } from '../section.ts';
import { tableRows } from '../tableRows.ts';

/** The blocks of an HTML document cut at its headings: paragraphs, list items, and tables row by row. */
export function htmlSections(html: string): Section[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const sections: Section[] = [];
  const path: string[] = [];
  let blocks: string[] = [];

  const flush = () => {
    const text = blocks.join('\n\n').trim();
    if (text !== '') sections.push({ headings: path.filter((heading) => heading !== ''), page: null, text });
    blocks = [];
  };

  for (const element of document.body.children) {
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    const level = Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 0);
    if (level > 0) {
      flush();
      path.length = Math.min(path.length, level - 1);
      while (path.length < level - 1) path.push('');
      path.push(text);
    } else if (element.tagName === 'TABLE') {
      blocks.push(
        ...tableRows(
          [...element.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
        ),
      );
    } else if (element.tagName === 'UL' || element.tagName === 'OL') {
      blocks.push(
        [...element.querySelectorAll('li')]
          .map((item) => `- ${item.textContent.replace(/\s+/g, ' ').trim()}`)
          .join('\n'),
      );
    } else if (text !== '') {
      blocks.push(text);
    }
  }
  flush();
  return sections;
}
