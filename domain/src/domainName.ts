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

/** The CSP source for a stored domain. Plain http is accepted for loopback hosts alone. */
export function domainToCspSource(domain: string): string {
  const host = domain.split(':')[0] ?? domain;
  return `${LOOPBACK.has(host) ? 'http' : 'https'}://${domain}`;
}

/** True iff `origin` ("https://shop.example") is covered by one of the stored domains: an exact match, or any subdomain for `*.`. */
export function isOriginAllowed(origin: string, domains: readonly string[]): boolean {
  return domains.some((domain) => {
    const source = domainToCspSource(domain);
    if (!source.includes('//*.')) return origin === source;
    const suffix = source.slice(source.indexOf('*.') + 1);
    return (
      origin.startsWith('https://') && origin.endsWith(suffix) && origin.length > 'https://'.length + suffix.length
    );
  });
}
