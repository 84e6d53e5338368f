import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';

/**
 * The part of a page that is about something, as HTML: without menus, notices and related links. Throws whatever the parsers throw on
 * markup that they cannot cope with.
 * @param html What is seen of the page, as `writeHtml` writes it.
 */
export async function mainHtml(html: string): Promise<string> {
  const { document } = parseHTML(html);
  // Without an address it knows no site-specific rules, and it must never fetch anything by itself.
  const { content } = await Defuddle(document, 'about:blank', { useAsync: false });
  return content;
}
