import type { PageReason } from '@parlance/domain/documents/knowledge/page';
import { AppError, type ErrorCode } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { createScope } from './crawling/addresses/createScope.ts';
import { createPermissions, type Permissions } from './crawling/politeness/createPermissions.ts';
import { checkWebsiteUrl } from './checkWebsiteUrl.ts';
import { isMarkup } from './crawling/reading/isMarkup.ts';
import { decodePage } from './extraction/page/pageCharset.ts';
import type { Fetcher } from '../kernel/outgoing/createFetcher.ts';
import { OutgoingRefusal } from '../kernel/outgoing/OutgoingRefusal.ts';
import { refs } from '../kernel/platform/refs.ts';
import { fetchLogo, type Logo } from './fetchLogo.ts';
import { brandColour } from './siteProfiles/brandColour.ts';
import { scanSite } from './siteProfiles/scanSite.ts';
import { siteLanguage } from './siteProfiles/siteLanguage.ts';
import { siteName } from './siteProfiles/siteName.ts';
import { siteStarters } from './siteStarters.ts';
import type { SiteScan } from './siteProfiles/SiteScan.ts';
import { anyOf } from '../kernel/vocabulary/anyOf.ts';

/** Pages beside the first that are asked for questions. */
const MORE_PAGES = 2;
/** Addresses and links of pages on which websites answer questions. */
const HELP = new RegExp(String.raw`\b${anyOf(({ pages }) => pages.help)}\b`, 'i');

interface Profile {
  url: string;
  name: string;
  locale: Locale;
  colour: string | null;
  starters: string[];
  logo: Logo | null;
}

interface ReadPage {
  url: string;
  scan: SiteScan;
}

interface Look {
  fetch: Fetcher;
  permissions: Permissions;
  signal: AbortSignal;
}

/** Reads one page as far as its robots.txt allows. Throws `OutgoingRefusal` or `site-unreachable`. */
async function readPage(address: string, look: Look): Promise<ReadPage> {
  const { permissions, signal } = look;
  const reason = await permissions.refusal(address);
  if (reason !== null) throw new OutgoingRefusal(reason);
  const scope = createScope(address, [], []);
  const { url, status, headers, body } = await look.fetch(address, {
    accept: 'text/html,application/xhtml+xml',
    maxBytes: LIMITS.profileBytes,
    isCut: true,
    checkHop: async (hop) => (scope.isSameSite(hop) ? permissions.refusal(hop.href) : null),
    signal,
  });
  if (status < 200 || status > 299 || !isMarkup(body)) throw new AppError('site-unreachable');
  return { url, scan: scanSite(decodePage(body, headers['content-type'] ?? ''), url) };
}

function codeOf(reason: PageReason | undefined): ErrorCode {
  if (reason === 'address-not-allowed') return 'address-not-allowed';
  return reason === 'robots' ? 'robots-disallowed' : 'site-unreachable';
}

/** Pages of the same website that are likely to answer questions. One that cannot be read is left out. */
async function readHelp({ url, scan }: ReadPage, look: Look): Promise<SiteScan[]> {
  const scope = createScope(url, [], []);
  const likely = scan.links.filter(({ url: to, text }) => {
    return scope.isSameSite(to) && scope.isPlausible(to) && HELP.test(`${new URL(to).pathname} ${text}`);
  });
  const addresses = [...new Set(likely.map(({ url: to }) => to.replace(/#.*$/, '')))].filter((to) => to !== url);
  const scans: SiteScan[] = [];
  for (const address of addresses.slice(0, MORE_PAGES)) {
    const page = await readPage(address, look).catch(() => undefined);
    if (page !== undefined) scans.push(page.scan);
  }
  return scans;
}

/** As `profileWebsite`, for an organization, whose language stands in for one that the website does not show. Throws `not-found` as well. */
export async function lookAtWebsite(
  orgId: string,
  typed: string,
  fetch: Fetcher,
  caller: AbortSignal,
): Promise<Profile> {
  const org = (await refs.org(orgId).get()).data();
  if (org === undefined) throw new AppError('not-found');
  return profileWebsite(await checkWebsiteUrl(typed), org.locale, fetch, caller);
}

/**
 * Reads what a website says of its business: its first page and up to two that answer questions, one after the other, and its
 * icon. `LIMITS.profileMs` are enough for what can be had; what comes later is left out. Throws `address-not-allowed`,
 * `robots-disallowed` or `site-unreachable`.
 */
export async function profileWebsite(
  address: string,
  fallback: Locale,
  fetch: Fetcher,
  caller: AbortSignal,
): Promise<Profile> {
  const signal = AbortSignal.any([caller, AbortSignal.timeout(LIMITS.profileMs)]);
  const look = { fetch, signal, permissions: createPermissions(fetch, signal) };
  const first = await readPage(address, look).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    const reason = error instanceof OutgoingRefusal ? error.reason : undefined;
    if (reason === undefined && !signal.aborted) throw error;
    throw new AppError(codeOf(reason), {}, { cause: error });
  });
  const scans = [first.scan, ...(await readHelp(first, look))];
  const locale = siteLanguage(first.scan) ?? fallback;
  const logo = await fetchLogo(first.scan.icons, look).catch(() => null);
  return {
    url: first.url,
    name: siteName(first.scan, new URL(first.url).hostname),
    locale,
    colour: brandColour(first.scan),
    starters: siteStarters(scans, locale),
    logo,
  };
}
