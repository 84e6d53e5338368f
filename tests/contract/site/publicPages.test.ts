import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LOCALES } from '@parlance/domain/locales';
import { SITE_ORIGIN } from '@parlance/domain/site/SITE_ORIGIN';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { DOCS_CONTENTS } from '../../../web/src/config/DOCS_CONTENTS.ts';
import { publicPaths } from '../../../web/src/config/publicPaths.ts';
import { inRepo, listRepo, readBuilt, readRepo } from '../../support/repo.ts';

const CLIENT = 'web/build/client';
const SCRIPT_BYTES = 20_000;
const ADDRESSES = LOCALES.flatMap((locale) => publicPaths(locale));
/** Addresses of the app that public pages lead to. */
const OF_THE_APP = ['/signin', '/signup'];

function htmlOf(address: string): string {
  return readBuilt(path.join(CLIENT, address, 'index.html')).toString();
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => found);
}

function one(html: string, pattern: RegExp): string {
  const found = all(html, pattern);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

const TITLE = /<title>([^<]+)<\/title>/g;
const DESCRIPTION = /<meta name="description" content="([^"]+)"/g;

function otherOf(address: string): string {
  return address.startsWith('/en') ? address.replace('/en', '/de') : address.replace('/de', '/en');
}

describe.each(ADDRESSES)('%s', (address) => {
  it('has a language, a title, a description, a canonical address, its other language and one h1', () => {
    const html = htmlOf(address);
    expect(one(html, /<html lang="(\w+)"/g)).toBe(address.slice(1, 3));
    expect(one(html, TITLE)).toMatch(/^.{3,80} · Parlance$/);
    expect(one(html, DESCRIPTION).length).toBeGreaterThan(30);
    expect(one(html, /<link rel="canonical" href="([^"]+)"/g)).toBe(`${SITE_ORIGIN}${address}`);
    const pairs = [...html.matchAll(/<link rel="alternate" hrefLang="(\w\w)" href="([^"]+)"/g)];
    expect(Object.fromEntries(pairs.map(([, language, href]) => [language, href]))).toEqual(
      Object.fromEntries([address, otherOf(address)].map((at) => [at.slice(1, 3), `${SITE_ORIGIN}${at}`])),
    );
    const image = one(html, /<meta property="og:image" content="([^"]+)"/g);
    expect(readBuilt(path.join(CLIENT, image.replace(SITE_ORIGIN, ''))).length).toBeGreaterThan(1000);
    expect(all(html, /<h1[^>]*>(.)/g)).toHaveLength(1);
  });

  it('leads to pages, anchors and files that are there', () => {
    const html = htmlOf(address);
    for (const link of all(html, /<(?:a|link|script|img)\b[^>]*?\b(?:href|src)="([/#][^"]*)"/g)) {
      const [target = '', anchor] = link.split('#');
      const isPage = target === '' || ADDRESSES.includes(target);
      const isFile = fs.existsSync(path.join(inRepo(CLIENT), target)) && target.includes('.');
      expect(isPage || isFile || OF_THE_APP.includes(target), `${address} leads to ${link}`).toBe(true);
      if (!isPage || anchor === undefined || anchor === '') continue;
      expect(htmlOf(target === '' ? address : target), `${address} leads to ${link}`).toContain(`id="${anchor}"`);
    }
    const ids = all(html, /\sid="([^"]+)"/g);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it(`loads at most ${SCRIPT_BYTES / 1000} kB of scripts, none of the app's`, () => {
    const scripts = all(htmlOf(address), /<script\b[^>]*\bsrc="([^"]+)"/g);
    expect(scripts.filter((script) => !/^\/scripts\/\w+\.js$/.test(script))).toEqual([]);
    const bytes = scripts.map((script) => gzipSync(readBuilt(path.join(CLIENT, script)), { level: 9 }).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BYTES);
  });
});

it('no two pages of a language have the same title or description', () => {
  for (const pattern of [TITLE, DESCRIPTION]) {
    const texts = ADDRESSES.map((address) => `${address.slice(1, 3)} ${one(htmlOf(address), pattern)}`);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

it('the sitemap has every prerendered page and no other', () => {
  const pages = fs
    .readdirSync(inRepo(CLIENT), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w\w\/(?:.*\/)?index\.html$/.test(file))
    .map((file) => `/${path.dirname(file)}`);
  const listed = all(readBuilt(`${CLIENT}/sitemap.xml`).toString(), /<loc>([^<]+)<\/loc>/g);
  expect(listed.toSorted()).toEqual(pages.map((page) => `${SITE_ORIGIN}${page}`).toSorted());
  expect(pages.toSorted()).toEqual(ADDRESSES.toSorted());
  expect(readBuilt(`${CLIENT}/robots.txt`).toString()).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
});

it.each(LOCALES)('every text of the documentation in %s is in its contents, and can be found', (locale) => {
  const contents = DOCS_CONTENTS.flatMap(({ pages }) => [...pages]);
  const folder = `web/content/${locale}/docs/`;
  const files = listRepo(`${folder}**/*.md`).map((file) => file.slice(folder.length, -3));
  expect(files.toSorted()).toEqual(contents.toSorted());
  const entries = z
    .array(z.object({ id: z.string(), text: z.string().min(1) }))
    .parse(JSON.parse(readBuilt(`${CLIENT}/${locale}/docs/search.json`).toString()));
  for (const { id } of entries) {
    const [page = '', anchor] = id.split('#');
    expect(htmlOf(page)).toContain(anchor === undefined ? '<h1' : `<h2 id="${anchor}"`);
  }
  expect(new Set(entries.map(({ id }) => id.split('#')[0])).size).toBe(contents.length);
});

it.each(LOCALES)('the terms in %s are of the day that sign-ups accept', (locale) => {
  const text = readRepo(`web/content/${locale}/pages/terms-and-conditions.md`);
  expect(/^updated: (.+)$/m.exec(text)?.[1]).toBe(TERMS_VERSION);
});
