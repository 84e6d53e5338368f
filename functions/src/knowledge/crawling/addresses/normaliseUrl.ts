import { LIMITS } from '@parlance/domain/limits';

/** Query parameters that say where a visitor came from or who it is, never what a page is about. */
const NOISE =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|msclkid|mc_[ce]id|_ga|_gl|yclid|igshid|ref_src|phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sid|s_id|osCsid|zenid|cfid|cftoken)$/i;

/** Sessions that some servers write into the path. */
const SESSION_IN_PATH = /;(?:jsessionid|sid|phpsessid)=[^/?]*|\/\([sS]\([^)/]*\)\)/gi;

const INDEX_FILE = /\/index\.(?:html?|php)$/;

/**
 * The one form of an address under which its page is kept: lower-case host without a trailing dot, no default port, no
 * fragment, no parameters of sessions and campaigns, the others sorted. Undefined for what is no http or https address.
 */
export function normaliseUrl(address: string, base?: string): string | undefined {
  const url = URL.parse(address, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  url.hostname = url.hostname.replace(/\.$/, '');
  url.hash = '';
  url.pathname = url.pathname
    .replace(SESSION_IN_PATH, '')
    .replace(/\/{2,}/g, '/')
    .replace(INDEX_FILE, '/');
  for (const name of new Set(url.searchParams.keys())) if (NOISE.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  if (url.searchParams.size === 0) url.search = '';
  return url.href.length > LIMITS.urlCharacters ? undefined : url.href;
}
