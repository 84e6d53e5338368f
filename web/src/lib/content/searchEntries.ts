import type { Content } from './parseContent.ts';
import { plainText } from './renderMarkdown.ts';
import { slugOf } from './slugOf.ts';

/** Result of the documentation's search: a page's beginning, or one of its sections. */
export interface SearchEntry {
  /** Address, with the section's anchor. */
  id: string;
  /** Title of the page. */
  title: string;
  /** Heading of the section; empty for a page's beginning. */
  heading: string;
  text: string;
}

/** Cuts a page at its headings of the second level. Text and headings come without marks. */
export function searchEntries(path: string, { title, description, body }: Content): SearchEntry[] {
  const [beginning = '', ...sections] = body.split(/^## /m);
  const first = { id: path, title, heading: '', text: plainText(`${description} ${beginning}`) };
  const others = sections.map((section) => {
    const [line = '', ...lines] = section.split('\n');
    const heading = plainText(line);
    return { id: `${path}#${slugOf(heading)}`, title, heading, text: plainText(lines.join('\n')) };
  });
  return [first, ...others];
}
