import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Server, serve } from '../http/serve.ts';
import { type Generations, generationsSchema } from './generations.ts';
import { keepGenerations } from './keepGenerations.ts';
import { liveSite } from './liveSite.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const SCRIPT = { 'content-type': 'text/javascript' };

let folder: string;
const servers: Server[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-site-'));
});

afterEach(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

/** A build with one script of each kind, whose hashes tell which build it is. */
function filesOf(build: string): string[] {
  return [`/assets/main-${build.padEnd(8, '0')}.js`, `/widget-assets/app-${build.padEnd(8, '0')}.js`];
}

function write(build: string): void {
  for (const file of filesOf(build)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), build);
  }
}

async function siteOf(files: Readonly<Record<string, string>>): Promise<string> {
  const server = await serve(0, ({ url }) => {
    const body = files[url.pathname];
    return body === undefined ? { status: 404, headers: HTML, body: 'missing' } : { headers: SCRIPT, body };
  });
  servers.push(server);
  return server.url;
}

async function releasedSite(...builds: string[]): Promise<string> {
  const generations = builds.map((build) => ({ files: filesOf(build) }));
  const files = builds.flatMap((build) => filesOf(build).map((file): [string, string] => [file, build]));
  return siteOf({ ...Object.fromEntries(files), '/generations.json': JSON.stringify({ generations }) });
}

function written(): Generations {
  return generationsSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, 'generations.json'), 'utf8')));
}

function has(build: string): boolean {
  return filesOf(build).every((file) => fs.existsSync(path.join(folder, file)));
}

it('keeps the files of the two builds before this one, newest first', async () => {
  write('d');
  expect(await keepGenerations(folder, liveSite(await releasedSite('c', 'b', 'a')))).toBe(2);
  expect([has('d'), has('c'), has('b'), has('a')]).toEqual([true, true, true, false]);
  expect(written().generations.map(({ files }) => files)).toEqual([filesOf('d'), filesOf('c'), filesOf('b')]);
});

it('loses no earlier build when the same one is released again', async () => {
  write('c');
  expect(await keepGenerations(folder, liveSite(await releasedSite('c', 'b', 'a')))).toBe(2);
  expect([has('c'), has('b'), has('a')]).toEqual([true, true, true]);
});

it.each([
  ['is not there yet', {}],
  ['shows its app under every address', { '/generations.json': undefined }],
])('has nothing to keep of a site that %s', async (_, files) => {
  write('a');
  const server = await serve(0, () => ({
    status: '/generations.json' in files ? 200 : 404,
    headers: HTML,
    body: '<!doctype html>',
  }));
  servers.push(server);
  expect(await keepGenerations(folder, liveSite(server.url))).toBe(0);
  expect(written().generations).toEqual([{ files: filesOf('a') }]);
});

it('takes no HTML for a script, and lists what it took alone', async () => {
  write('b');
  const [main = '', app = ''] = filesOf('a');
  const generations = JSON.stringify({ generations: [{ files: [main, app] }] });
  await keepGenerations(folder, liveSite(await siteOf({ '/generations.json': generations, [app]: 'a' })));
  expect(written().generations[1]).toEqual({ files: [app] });
  expect(fs.existsSync(path.join(folder, main))).toBe(false);
});

it.each([
  '/assets/../config-abcdefgh.json',
  '/config.json',
  '/assets/a/main-abcdefgh.js',
  '/assets/.env-abcdefgh.js',
  '/assets/main.js',
])('takes no file by the name %s', async (file) => {
  write('a');
  const site = await siteOf({ '/generations.json': JSON.stringify({ generations: [{ files: [file] }] }) });
  await expect(keepGenerations(folder, liveSite(site))).rejects.toThrow(/is not what a release writes/);
});

it('fails in a sentence when the site fails, cannot be reached or sends too much', async () => {
  write('a');
  const failing = await serve(0, () => ({ status: 503, body: '' }));
  const large = await serve(0, () => ({ headers: SCRIPT, body: 'x'.repeat(5_000_001) }));
  servers.push(failing, large);
  await expect(keepGenerations(folder, liveSite(failing.url))).rejects.toThrow(/answered 503; .*PREVIOUS_SITE=none/);
  await expect(keepGenerations(folder, liveSite(large.url))).rejects.toThrow(/sent too much/);
  await expect(keepGenerations(folder, liveSite('http://127.0.0.1:1'))).rejects.toThrow(/cannot be reached/);
});

it('asks nobody where nothing is to be kept', async () => {
  write('a');
  expect(await keepGenerations(folder, undefined)).toBe(0);
});
