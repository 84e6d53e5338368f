import { LIMITS } from '@parlance/domain/limits';
import type { Fetcher } from '../../../kernel/outgoing/createFetcher.ts';
import { decompress } from '../../../kernel/outgoing/decompress.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import type { Scope } from '../addresses/createScope.ts';
import { normaliseUrl } from '../addresses/normaliseUrl.ts';
import { parseSitemap, type Sitemap } from './parseSitemap.ts';

const DEPTH = 3;

export interface SitemapSearch {
  fetch: Fetcher;
  scope: Scope;
  /** Addresses to begin with, such as the Sitemap lines of robots.txt. */
  addresses: readonly string[];
  /** Number of addresses that suffices. */
  max: number;
  signal: AbortSignal;
  /** Time to stop looking, in milliseconds since 1970. */
  deadline: number;
}

/** The normalised addresses of the website that its sitemaps list. A sitemap that cannot be read lists nothing. */
export async function readSitemaps(search: SitemapSearch): Promise<string[]> {
  const { scope, max, deadline } = search;
  const pages = new Set<string>();
  const seen = new Set<string>();
  let level = [...search.addresses];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const address of level) {
      const url = normaliseUrl(address);
      const isNew = url !== undefined && !seen.has(url) && scope.isSameSite(url);
      if (!isNew || seen.size >= LIMITS.sitemapsPerSite || pages.size >= max || Date.now() > deadline) continue;
      seen.add(url);
      const sitemap = await readSitemap(address, search);
      next.push(...sitemap.sitemaps);
      const found = sitemap.pages.map((page) => normaliseUrl(page)).filter((page) => page !== undefined);
      for (const page of found.filter(scope.isSameSite).slice(0, max - pages.size)) pages.add(page);
    }
    level = next;
  }
  return [...pages];
}

async function readSitemap(address: string, { fetch: fetcher, scope, max, signal }: SitemapSearch): Promise<Sitemap> {
  const limit = { maxBytes: LIMITS.sitemapBytes, isCut: true };
  try {
    const { status, body } = await fetcher(address, {
      accept: 'application/xml,text/xml,*/*;q=0.5',
      ...limit,
      checkHop: async (url) => (scope.isSameSite(url) ? null : 'other-site'),
      signal,
    });
    if (status < 200 || status > 299) return { pages: [], sitemaps: [] };
    // A .gz file is an archive of its own, beside any encoding of the transfer.
    const isArchive = body[0] === 0x1f && body[1] === 0x8b;
    return parseSitemap(isArchive ? await decompress(body, 'gzip', limit) : body, max);
  } catch (error) {
    if (!(error instanceof OutgoingRefusal)) throw error;
    return { pages: [], sitemaps: [] };
  }
}
