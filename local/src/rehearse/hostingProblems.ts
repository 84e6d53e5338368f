/** Request to a site, and the expected answer. */
interface Expectation {
  path: string;
  status: number;
  /** Header names in lower case; null for one that must not be there. */
  headers: Readonly<Record<string, RegExp | null>>;
}

const EVERYWHERE = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /camera=\(\)/,
};
const UNFRAMED = { 'x-frame-options': /^DENY$/, 'content-security-policy': /frame-ancestors 'none'/ };
const HTML = { 'content-type': /^text\/html/ };
const PAGE = { ...EVERYWHERE, ...UNFRAMED, ...HTML, 'cache-control': /^no-cache$/ };

/** A file that is missing now may be there after the next release: at most five minutes, then it is asked for anew. */
const SHORT = /^(?!.*immutable)(?:no-cache|no-store|.*\bmax-age=(?:\d{1,2}|[12]\d\d|300)\b)/;
const MISSING = { ...EVERYWHERE, 'cache-control': SHORT };

const PAGES = ['/', '/en', '/de/privacy-policy', '/signin', '/dashboard/chatbot/abc/settings/general'];
/** Addresses that are neither a prerendered page nor one of the app's. */
const NO_PAGES = ['/none', '/en/none', '/de/docs/none/at/all'];
const HASHED_FOLDERS = ['/assets/none-AAAAAAAA.js', '/widget-assets/none-AAAAAAAA.css'];
/** No chatbot has such an id, so the function looks nothing up. */
const OF_THE_FUNCTION = [
  '/widget/no.id.js',
  '/icons/none.svg',
  '/media/none',
  '/prices/none',
  '/iframe/no.id',
  '/desk/no.id',
];

function expectations(assets: readonly string[], missing: readonly string[]): Expectation[] {
  return [
    ...PAGES.map((path) => ({ path, status: 200, headers: PAGE })),
    ...NO_PAGES.map((path) => ({ path, status: 404, headers: PAGE })),
    ...assets.map((path) => ({
      path,
      status: 200,
      headers: { ...EVERYWHERE, 'cache-control': /^public, max-age=\d+/, 'content-type': /^(?!text\/html)/ },
    })),
    ...[...HASHED_FOLDERS, ...missing].map((path) => ({ path, status: 404, headers: MISSING })),
    ...OF_THE_FUNCTION.map((path) => ({ path, status: 404, headers: { 'x-content-type-options': /^nosniff$/ } })),
    // Sites that embed the chat, and Firebase's own page for signing in through a provider, show these in frames.
    { path: '/iframe/no.id', status: 404, headers: { 'x-frame-options': null } },
    { path: '/__/auth/iframe', status: 200, headers: { 'x-frame-options': null, 'content-security-policy': null } },
    { path: '/api/none', status: 404, headers: { 'cache-control': /no-store/ } },
    {
      path: '/widget.js',
      status: missing.includes('/widget.js') ? 404 : 200,
      headers: { 'cross-origin-resource-policy': /^cross-origin$/ },
    },
  ];
}

async function problemsOf(origin: string, { path, status, headers }: Expectation): Promise<string[]> {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  const wrong = Object.entries(headers).flatMap(([name, expected]) => {
    const value = answer.headers.get(name);
    const fits = expected === null ? value === null : value !== null && expected.test(value);
    return fits ? [] : [`${path} has ${name}: ${value ?? 'none'}.`];
  });
  return answer.status === status ? wrong : [`${path} answers ${answer.status}, not ${status}.`, ...wrong];
}

/**
 * Problems with the answers of a site, one sentence each: pages, hashed files, what is missing, and what the function `web`
 * serves, each with the headers of its kind.
 * @param assets Paths of hashed files that are there.
 * @param missing Paths of single files that are not there, which must not show the app.
 */
export async function hostingProblems(
  origin: string,
  assets: readonly string[],
  missing: readonly string[] = [],
): Promise<string[]> {
  const problems: string[] = [];
  for (const expectation of expectations(assets, missing)) problems.push(...(await problemsOf(origin, expectation)));
  return problems;
}
