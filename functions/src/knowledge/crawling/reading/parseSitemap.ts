import { LIMITS } from '@parlance/domain/limits';
import { Parser } from 'htmlparser2';

export interface Sitemap {
  pages: string[];
  /** Further sitemaps, of an index. */
  sitemaps: string[];
}

const STEP = 64 * 1024;

/**
 * The addresses in a sitemap or an index of sitemaps, at most `max` of each. Reads on only until they are found. Entities of
 * the document's own are not expanded, and nothing outside of it is read.
 */
export function parseSitemap(bytes: Uint8Array, max: number): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  const open: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(localName(name));
        text = '';
      },
      ontext(part) {
        if (text.length <= LIMITS.urlCharacters) text += part;
      },
      onclosetag(name) {
        open.pop();
        if (localName(name) !== 'loc') return;
        const list = open.at(-1) === 'sitemap' ? found.sitemaps : found.pages;
        const address = text.trim();
        if ((open.at(-1) === 'sitemap' || open.at(-1) === 'url') && address.length <= LIMITS.urlCharacters) {
          list.push(address);
        }
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length && Math.max(found.pages.length, found.sitemaps.length) < max; at += STEP) {
    parser.write(decoder.decode(bytes.subarray(at, at + STEP), { stream: true }));
    if (open.length > 20) break;
  }
  parser.end();
  return { pages: found.pages.slice(0, max), sitemaps: found.sitemaps.slice(0, max) };
}

function localName(name: string): string {
  return (name.split(':').at(-1) ?? name).toLowerCase();
}
