import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Hosting, startHosting } from '../../../local/src/hosting/startHosting.ts';
import { type Server, serve } from '../../../local/src/http/serve.ts';
import { LOCALES } from '@parlance/domain/locales';
import { DOCS_CONTENTS } from '../../../web/src/config/DOCS_CONTENTS.ts';
import { hostingProblems } from '../../../local/src/rehearse/hostingProblems.ts';
import routes from '../../../web/src/app/routes.ts';
import { flattenRoutes } from '../support/flattenRoutes.ts';
import { readRepo } from '../../support/repo.ts';

const ASSETS = ['/assets/main-BBBBBBBB.js', '/widget-assets/app-BBBBBBBB.css'];
const PAGES = ['/index.html', '/en/index.html', '/de/privacy-policy/index.html', '/__spa-fallback.html', '/404.html'];
/** Stands for Firebase's own page for signing in through a provider. */
const OF_FIREBASE = '/__/auth/iframe.html';
const SINGLE = ['/config.json', '/version.json', '/generations.json', '/widget-manifest.json', '/widget.js'];

const { hosting } = z
  .object({
    hosting: z.looseObject({
      redirects: z.array(z.strictObject({ source: z.string(), destination: z.string(), type: z.literal(301) })),
      rewrites: z.array(z.looseObject({ source: z.string() })),
      headers: z.array(z.looseObject({ source: z.string() })),
    }),
  })
  .parse(JSON.parse(readRepo('firebase.json')));

let folder: string;
let functions: Server;
let site: Hosting | undefined;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-hosting-'));
  for (const file of [...ASSETS, ...PAGES, OF_FIREBASE]) {
    fs.mkdirSync(path.join(folder, 'site', path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, 'site', file), file);
  }
  functions = await serve(0, () => ({ status: 404, headers: { 'cache-control': 'no-store' }, body: '' }));
});

afterEach(() => site?.stop());

afterAll(async () => {
  await functions.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function problemsOf(changes: Partial<typeof hosting>): Promise<string[]> {
  const configFile = path.join(folder, 'firebase.json');
  fs.writeFileSync(configFile, JSON.stringify({ hosting: { ...hosting, ...changes, public: 'site' } }));
  site = await startHosting({ port: 0, configFile, cwd: folder, functionsUrl: functions.url });
  return hostingProblems(site.url, ASSETS, SINGLE);
}

it('serves each kind of address as itself: what is missing is missing, with headers that let it come back', async () => {
  expect(await problemsOf({})).toEqual([]);
});

it('is seen to show the app under the address of a missing file', async () => {
  const rewrites = [
    ...hosting.rewrites.filter(({ source }) => source.endsWith('/**') && !source.startsWith('!')),
    { source: '**', destination: '/__spa-fallback.html' },
  ];
  const problems = await problemsOf({ rewrites });
  for (const file of ['/assets/none-AAAAAAAA.js', ...SINGLE]) {
    expect(problems).toContain(`${file} answers 200, not 404.`);
  }
});

it('is seen to let browsers keep a missing file for a year', async () => {
  const headers = hosting.headers.map((rule) =>
    rule.source.includes('assets')
      ? { ...rule, headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] }
      : rule,
  );
  expect(await problemsOf({ headers })).toContain(
    '/assets/none-AAAAAAAA.js has cache-control: public, max-age=31536000, immutable.',
  );
});

it('is seen to keep Firebase’s own pages out of frames', async () => {
  const headers = hosting.headers.map((rule) =>
    rule.source === '!/@(iframe|desk|form|__)/**' ? { ...rule, source: '!/@(iframe|desk|form)/**' } : rule,
  );
  expect(await problemsOf({ headers })).toEqual([
    '/__/auth/iframe has x-frame-options: DENY.',
    "/__/auth/iframe has content-security-policy: frame-ancestors 'none'.",
  ]);
});

it('shows the app at every address of its own, and nowhere else', async () => {
  const pages = flattenRoutes(routes).filter(({ id }) => id?.startsWith('public-') !== true);
  const addresses = pages.map(({ path: address }) => address).filter((address) => !/\*|\.(xml|txt)$/.test(address));
  expect(addresses.length).toBeGreaterThan(30);
  await problemsOf({});
  for (const address of addresses) {
    const answer = await fetch(`${site?.url}/${address.replaceAll(/:\w+/g, 'abc')}`);
    expect([address, answer.status, await answer.text()]).toEqual([address, 200, '/__spa-fallback.html']);
  }
});

it.each([
  '/iframe/%ED%A0%80',
  '/iframe/%E0%A4%A',
  '/widget/%ED%A0%80.js',
  '/media/%',
  '/icons/%ff',
  '/api/v1/%C0',
  '/en/%80',
])('answers %s, which is no text, as a bad request (A-120)', async (address) => {
  await problemsOf({});
  expect((await fetch(`${site?.url}${address}`)).status).toBe(400);
});

/** Redirects to a page of the documentation, or a part of it, from addresses without `docs` or without a page. */
function docsRedirects(): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const locale of LOCALES) {
    const docs = `/${locale}/docs`;
    for (const page of DOCS_CONTENTS.flatMap((section) => [...section.pages])) {
      redirects.set(`/${locale}/${page}`, `${docs}/${page}`);
      const [part = '', inside] = page.split('/');
      // The first page of a part stands for it.
      if (inside === undefined || redirects.has(`/${locale}/${part}`)) continue;
      redirects.set(`/${locale}/${part}`, `${docs}/${page}`);
      redirects.set(`${docs}/${part}`, `${docs}/${page}`);
    }
  }
  return redirects;
}

it('leads every page of the documentation from its short address to its own, and no other address', async () => {
  expect(new Map(hosting.redirects.map(({ source, destination }) => [source, destination]))).toEqual(docsRedirects());
  expect(await problemsOf({})).toEqual([]);
  const asked = (address: string) => fetch(`${site?.url ?? ''}${address}`, { redirect: 'manual' });
  const moved = await asked('/de/developers/api?from=mail');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/de/docs/developers/api?from=mail']);
  const unknown = ['/en/nothing-of-this', '/en/developers/nothing', '/fr/getting-started'].map(asked);
  expect((await Promise.all(unknown)).map(({ status }) => status)).toEqual([404, 404, 404]);
});
