import type { Routes } from './startSite.ts';

export interface RobotsVariant {
  id: string;
  name: string;
  routes: Routes;
  /** Permissions to read /private, and to read anything. */
  isPrivateAllowed: boolean;
  isStartAllowed: boolean;
  delayMs?: number;
}

const RULES = 'User-agent: *\nDisallow: /private\n';

function rules(body: string | Uint8Array, status = 200): Routes {
  return { '/robots.txt': { status, headers: { 'content-type': 'text/plain' }, body } };
}

function variant(
  id: string,
  name: string,
  routes: Routes,
  isPrivateAllowed: boolean,
  isStartAllowed = true,
): RobotsVariant {
  return { id, name, routes, isPrivateAllowed, isStartAllowed };
}

function hops(count: number): Routes {
  const routes: Routes = { [`/hop/${count}`]: { headers: { 'content-type': 'text/plain' }, body: RULES } };
  routes['/robots.txt'] = { status: 301, headers: { location: '/hop/1' } };
  for (let hop = 1; hop < count; hop += 1)
    routes[`/hop/${hop}`] = { status: 301, headers: { location: `/hop/${hop + 1}` } };
  return routes;
}

/** Answers of servers for /robots.txt, and the policy for each (RFC 9309). */
export const ROBOTS_VARIANTS: readonly RobotsVariant[] = [
  variant('A-26', 'rules', rules(RULES), false),
  variant('A-26', 'none: everything is allowed', rules('No.', 404), true),
  variant('A-26', 'a password: everything is allowed', rules('', 401), true),
  variant('A-26', 'a server error: nothing is allowed', rules('', 500), false, false),
  variant('A-26', 'too busy: nothing is allowed', rules('', 503), false, false),
  variant('A-26', 'no answer in time: nothing is allowed', { '/robots.txt': () => undefined }, false, false),
  variant('A-26', 'five redirects are followed', hops(5), false),
  variant('A-26', 'six redirects: everything is allowed', hops(6), true),
  variant(
    'A-26',
    'a redirect inside: nothing is allowed',
    { '/robots.txt': { status: 302, headers: { location: 'http://169.254.169.254/robots.txt' } } },
    false,
    false,
  ),
  variant(
    'A-26',
    'a web page: no rules in it',
    { '/robots.txt': { body: '<!doctype html><p>User-agent and Disallow are words.' } },
    true,
  ),
  variant('A-27', 'a byte-order mark', rules(`\uFEFF${RULES}`), false),
  variant(
    'A-27',
    'all kinds of line ends',
    rules('User-agent: other\rDisallow: /\r\n\r\nUser-agent: *\rDisallow: /private\n\r'),
    false,
  ),
  variant('A-27', 'zero bytes', rules('User-agent: *\0\nDis\0allow: /private\n'), false),
  variant(
    'A-27',
    'a line of 100,000 characters',
    rules(`User-agent: *\nDisallow: /${'x'.repeat(100_000)}\nDisallow: /private\n`),
    false,
  ),
  variant(
    'A-27',
    'thousands of stars',
    rules(`User-agent: *\nDisallow: /${'*a'.repeat(900)}$\nDisallow: /${'*'.repeat(2000)}b$\nDisallow: /private\n`),
    false,
  ),
  variant(
    'A-25',
    '50 MB, of which 500 KiB count',
    rules(Buffer.concat([Buffer.from(RULES), Buffer.alloc(50_000_000, 'x: y\n'), Buffer.from('Disallow: /\n')])),
    false,
  ),
  variant(
    'A-26',
    'rules for us alone',
    rules('User-agent: ParlanceBot\nDisallow: /private\n\nUser-agent: *\nDisallow: /\n'),
    false,
  ),
  variant('A-26', 'rules for others alone', rules('User-agent: Googlebot\nDisallow: /\n'), true),
  variant('A-26', 'nothing for anybody', rules('User-agent: *\nDisallow: /\n'), false, false),
  variant('A-26', 'the longer rule wins', rules('User-agent: *\nDisallow: /\nAllow: /$\nAllow: /private\n'), true),
  variant('A-26', 'an agent called __proto__', rules(`User-agent: __proto__\nDisallow: /\n\n${RULES}`), false),
  { ...variant('A-26', 'a pause', rules(`${RULES}Crawl-delay: 2.5\n`), false), delayMs: 2500 },
  { ...variant('A-26', 'a pause of a day, cut', rules(`${RULES}Crawl-delay: 86400\n`), false), delayMs: 10_000 },
  { ...variant('A-26', 'a pause of minus one', rules(`${RULES}Crawl-delay: -1\n`), false), delayMs: 0 },
];
