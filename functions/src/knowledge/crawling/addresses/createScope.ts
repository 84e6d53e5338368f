import { matchesPattern } from './matchesPattern.ts';
import { siteOf } from '../../siteOf.ts';

const PATH_DEPTH = 12;

/** Files that hold no page: asking for them would only cost the site traffic. */
const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|zip|gz|tgz|rar|7z|exe|dmg|apk|iso|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|avi|mov|webm|og[gv]|wav|woff2?|ttf|eot|css|js|mjs|json|map|xml|rss|atom|ics|csv)$/i;

export interface Scope {
  /** True iff the address belongs to the website at all: same host, or its twin with or without `www.`. */
  isSameSite: (url: string | URL) => boolean;
  /** True iff it can be a page: not a file, and not nested as only traps are. */
  isPlausible: (url: string) => boolean;
  /** True iff the person's patterns want it. */
  isWanted: (url: string) => boolean;
}

/** Scope of the addresses that a website's crawl may touch. */
export function createScope(start: string, include: readonly string[], exclude: readonly string[]): Scope {
  const site = siteOf(start);
  return {
    isSameSite: (url) => siteOf(url) === site,
    isPlausible: (url) => {
      const { pathname } = new URL(url);
      return !FILE.test(pathname) && pathname.split('/').filter((part) => part !== '').length <= PATH_DEPTH;
    },
    isWanted: (url) =>
      (include.length === 0 || include.some((pattern) => matchesPattern(pattern, url))) &&
      !exclude.some((pattern) => matchesPattern(pattern, url)),
  };
}
