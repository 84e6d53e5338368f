import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { strToU8 } from 'fflate';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { normaliseUrl } from '../../functions/src/knowledge/crawling/addresses/normaliseUrl.ts';
import { parseRobots } from '../../functions/src/knowledge/crawling/politeness/parseRobots.ts';
import { retryAfterMs } from '../../functions/src/knowledge/crawling/politeness/retryAfterMs.ts';
import { parseSitemap } from '../../functions/src/knowledge/crawling/reading/parseSitemap.ts';
import { extractPage } from '../../functions/src/knowledge/extraction/page/extractPage.ts';
import { createFetcher } from '../../functions/src/kernel/outgoing/createFetcher.ts';
import { isPublicAddress } from '../../functions/src/kernel/outgoing/isPublicAddress.ts';
import { OutgoingRefusal } from '../../functions/src/kernel/outgoing/OutgoingRefusal.ts';
import { HOSTILE_ADDRESSES } from '../security/hostileAddresses.ts';
import { startSite } from '../support/hostile-site/startSite.ts';
import { hostileTexts } from './hostileTexts.ts';
import { Tally } from './Tally.ts';

const PAGE = 'https://shop.example/page';
const ASK = { accept: '*/*', maxBytes: 10_000 };

/** Addresses that lead nowhere public, or nowhere at all. */
function addresses(port: string): string[] {
  const listed = HOSTILE_ADDRESSES.flatMap(([, some]) => some.map((address) => address.replaceAll('PORT', port)));
  const folder = process.env['PARLANCE_TEST_DATA'];
  if (folder === undefined) return listed;
  const cases = z
    .array(z.union([z.string(), z.looseObject({ input: z.string() }).transform(({ input }) => input)]))
    .parse(JSON.parse(readFileSync(path.join(folder, 'url-cases.json'), 'utf8')));
  return [...listed, ...cases];
}

/** True for the address of a server that anybody may ask: nothing is asked of it here. */
function isPublic(address: string): boolean {
  const host = URL.parse(address, PAGE)?.hostname ?? '';
  return isIP(host) === 4 && isPublicAddress(host);
}

// A request that reaches the canary is a foreign one.
it('the crawler asks nobody but websites: addresses, redirects, robots.txt, sitemaps, headers and pages', async () => {
  const tally = new Tally();
  const canary = await startSite({ '*': { body: 'Nobody may read this.' } });
  const targets = new Map<string, string>();
  const good = await startSite({
    '*': ({ url = '' }) => ({ status: 302, headers: { location: targets.get(url) ?? 'https://nowhere.invalid/' } }),
  });
  // Names are public nowhere: whoever gets past the check of the address is asked about here.
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  const options = { userAgent: 'ParlanceBot/1.0 (+test)', requestMs: 2000, resolve };
  const direct = createFetcher({ ...options, localHosts: new Set() });
  const redirected = createFetcher({ ...options, localHosts: new Set([good.host]) });
  const refused = async (work: Promise<unknown>): Promise<string | undefined> => {
    try {
      await work;
      return 'answered';
    } catch (error) {
      if (error instanceof OutgoingRefusal) return undefined;
      throw error;
    }
  };
  try {
    await tally.each(addresses(new URL(canary.origin).port), async (address) => {
      await tally.attempt('an address', address, () => {
        const normal = normaliseUrl(address, PAGE);
        return normal === undefined || /^https?:/.test(normal) ? undefined : normal;
      });
      if (isPublic(address)) return;
      await tally.attempt('a request', address, () => refused(direct(address, ASK)));
      // What can stand in a header, and leads elsewhere.
      const location = encodeURI(address.toWellFormed());
      if (location.length > 900 || URL.parse(location, good.origin)?.host === good.host) return;
      targets.set(`/${targets.size}`, location);
      const hop = `${good.origin}/${targets.size - 1}`;
      await tally.attempt('a redirect', address, () => refused(redirected(hop, ASK)));
    });
    for (const text of hostileTexts()) {
      const bytes = strToU8(text);
      await tally.attempt('a page', text, async () => {
        const page = await extractPage(bytes, 'text/html', PAGE);
        return page.links.every((link) => /^https?:/.test(link)) ? undefined : 'a link that is no web address';
      });
      await tally.attempt('a robots.txt', text, () => {
        parseRobots('https://shop.example/robots.txt', `${text}\nUser-agent: *\nDisallow: /${text}\n`).isAllowed(PAGE);
      });
      await tally.attempt('a sitemap', text, () => {
        parseSitemap(strToU8(`<urlset><url><loc>${text}</loc></url></urlset>`), 10);
      });
      await tally.attempt('Retry-After', text, () => (retryAfterMs(text) >= 0 ? undefined : 'a pause below zero'));
    }
    tally.foreign.push(...canary.hits);
  } finally {
    await Promise.all([canary.stop(), good.stop()]);
  }
  expect(tally.problems()).toEqual([]);
});
