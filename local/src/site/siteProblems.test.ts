import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MODELS } from '@parlance/domain/models';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteProblems } from './siteProblems.ts';

const CONFIG = {
  firebase: { projectId: 'shop', apiKey: 'key', authDomain: 'a', storageBucket: 'b', appId: 'c' },
  region: 'europe-west3',
  functionsUrl: 'https://a.example',
  emulators: null,
  models: MODELS,
  localAi: false,
};
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"/>`;
const SITE: Readonly<Record<string, string>> = {
  'index.html': `${POLICY}<script type="module" src="/assets/main-AAAAAAAA.js"></script>`,
  '__spa-fallback.html': `${POLICY}<link rel="stylesheet" href="/assets/main-BBBBBBBB.css">`,
  '404.html': `${POLICY}missing`,
  'sitemap.xml': '<urlset/>',
  'robots.txt': '',
  'version.json': '{}',
  'widget.js': '',
  'config.json': JSON.stringify(CONFIG),
  'generations.json': '{"generations":[{"files":["/assets/main-AAAAAAAA.js"]}]}',
  'widget-manifest.json': '{"js":"/widget-assets/app-CCCCCCCC.js"}',
  'assets/main-AAAAAAAA.js': 'import("./page-DDDDDDDD.js")',
  'assets/main-BBBBBBBB.css': 'src:url(/assets/font-EEEEEEEE.woff2)',
  'assets/page-DDDDDDDD.js': '',
  'assets/font-EEEEEEEE.woff2': '',
  'widget-assets/app-CCCCCCCC.js': '',
};

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-site-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

function problemsOf(changes: Readonly<Record<string, string | undefined>>): string[] {
  for (const [file, content] of Object.entries({ ...SITE, ...changes })) {
    if (content === undefined) continue;
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
  return siteProblems(folder);
}

it('finds nothing in a whole site', () => {
  expect(problemsOf({})).toEqual([]);
});

it('finds pages that do not know where they stand', () => {
  expect(problemsOf({ 'sitemap.xml': '<loc>https://site-origin.invalid/en</loc>' })).toEqual([
    "sitemap.xml does not name the site's origin.",
  ]);
  const named = `const site = { origin: "https://site-origin.invalid" }`;
  expect(problemsOf({ 'sitemap.xml': '<loc>https://shop.example/en</loc>', 'assets/page-DDDDDDDD.js': named })).toEqual(
    ["assets/page-DDDDDDDD.js does not name the site's origin."],
  );
});

it.each(['config.json', '404.html', 'widget.js', '__spa-fallback.html'])('misses %s', (file) => {
  expect(problemsOf({ [file]: undefined })).toContain(`The site has no ${file}.`);
});

it.each([
  ['index.html', 'assets/main-AAAAAAAA.js'],
  ['assets/main-AAAAAAAA.js', 'assets/page-DDDDDDDD.js'],
  ['assets/main-BBBBBBBB.css', 'assets/font-EEEEEEEE.woff2'],
  ['widget-manifest.json', 'widget-assets/app-CCCCCCCC.js'],
])('sees that %s names %s, which is not there', (file, missing) => {
  expect(problemsOf({ [missing]: undefined })).toContain(`${file} names ${missing}, which is missing.`);
});

it('refuses a configuration of emulators', () => {
  const at = { host: '127.0.0.1', port: 1 };
  const emulators = { auth: at, firestore: at, storage: at, functions: at, mailUrl: '' };
  expect(problemsOf({ 'config.json': JSON.stringify({ ...CONFIG, emulators }) })).toEqual([
    'config.json is not that of a deployed project.',
  ]);
});

it('sees a page without a policy, and one that its policy does not fit', () => {
  expect(problemsOf({ '404.html': 'missing' })).toEqual(['404.html has no Content-Security-Policy.']);
  expect(problemsOf({ '404.html': `${POLICY}<script>go()</script>` })).toEqual([
    expect.stringMatching(/^404\.html has an inline script that its policy refuses/),
  ]);
});
