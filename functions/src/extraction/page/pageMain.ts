import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import { isHidden } from './pageHidden.ts';

/**
 * The part of a page that is about something, as HTML: without menus, notices, related links and hidden elements. Throws
 * whatever the parsers throw on markup that they cannot cope with.
 */
export async function mainHtml(html: string): Promise<string> {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    const attributes = Object.fromEntries(
      [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
    );
    if (name !== 'head' && name !== 'html' && name !== 'body' && isHidden(name, attributes)) element.remove();
  }
  // Without an address it knows no site-specific rules, and it must never fetch anything by itself.
  const { content } = await Defuddle(document, 'about:blank', { useAsync: false });
  return content;
}
