import { isSourceListed } from '../widget/isSourceListed.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/**
 * Turns what a person typed ("https://Shop.example/cart", "shop.example", "*.shop.example") into the form that is
 * stored: a lower-case ASCII host with an optional port and an optional leading `*.`.
 * Returns undefined for anything that is not a host name: an address other than 127.0.0.1, a bare suffix such as `*.com`, user names.
 */
export function normaliseDomain(input: string): string | undefined {
  const trimmed = input.trim().toLowerCase();
  const [, scheme = 'https://', wildcard, bare = ''] = /^(https?:\/\/)?(\*\.)?(.*)$/s.exec(trimmed) ?? [];
  const withScheme = `${scheme}${bare}`;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  if (url.username !== '' || url.password !== '') return undefined;
  const host = url.hostname;
  const isLoopback = LOOPBACK.has(host);
  if (!HOST.test(host) || (/^[\d.]+$/.test(host) && !isLoopback)) return undefined;
  if (!isLoopback && !host.includes('.')) return undefined;
  if (wildcard !== undefined && isLoopback) return undefined;
  return `${wildcard ?? ''}${host}${url.port === '' ? '' : `:${url.port}`}`;
}

/** A name with `www.` and without are one website; undefined where a domain has no such twin. */
function twinOf(domain: string): string | undefined {
  const [host = ''] = domain.split(':');
  if (domain.startsWith('*.') || LOOPBACK.has(host)) return undefined;
  if (!domain.startsWith('www.')) return `www.${domain}`;
  return host.split('.').length > 2 ? domain.slice('www.'.length) : undefined;
}

function sourceOf(domain: string): string {
  const host = domain.split(':')[0] ?? domain;
  return `${LOOPBACK.has(host) ? 'http' : 'https'}://${domain}`;
}

/**
 * The CSP sources for a stored domain, which takes in its twin with or without `www.`. Plain http is accepted for loopback hosts
 * alone.
 */
export function domainToCspSources(domain: string): readonly string[] {
  const twin = twinOf(domain);
  return twin === undefined ? [sourceOf(domain)] : [sourceOf(domain), sourceOf(twin)];
}

/**
 * True iff `origin` ("https://shop.example") is covered by one of the stored domains: an exact match, its twin with or without
 * `www.`, or any subdomain for `*.`.
 */
export function isOriginAllowed(origin: string, domains: readonly string[]): boolean {
  return isSourceListed(origin, domains.flatMap(domainToCspSources));
}
