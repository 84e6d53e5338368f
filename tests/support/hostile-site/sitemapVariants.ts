import { gzipSync } from 'node:zlib';
import type { Routes } from './startSite.ts';

export interface SitemapVariant {
  id: string;
  name: string;
  /** Made for the address that the server has. */
  routes: (origin: string) => Routes;
  /** Paths that must be found, and no others; a number where only their count matters. */
  found: readonly string[] | number;
  /** Most requests that the search may make. */
  mostHits?: number;
}

function list(addresses: readonly string[]): string {
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
}

function index(addresses: readonly string[]): string {
  return `<?xml version="1.0"?><sitemapindex>${addresses.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
}

function xml(body: string | Uint8Array) {
  return { headers: { 'content-type': 'application/xml' }, body };
}

const BOMB = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i === 0 ? '' : i};`.repeat(10)}">`).join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;

/** Variants that sites may have for /sitemap.xml. */
export const SITEMAP_VARIANTS: readonly SitemapVariant[] = [
  {
    id: 'A-29',
    name: 'a list',
    routes: (at) => ({ '/sitemap.xml': xml(list([`${at}/a`, `${at}/b?x=1&amp;y=2`])) }),
    found: ['/a', '/b?x=1&y=2'],
  },
  { id: 'A-29', name: 'none', routes: () => ({}), found: [] },
  {
    id: 'A-28',
    name: 'an archive',
    routes: (at) => ({ '/sitemap.xml': xml(gzipSync(list([`${at}/a`]))) }),
    found: ['/a'],
  },
  {
    id: 'A-28',
    name: 'an archive that unpacks to 300 MB',
    routes: () => ({ '/sitemap.xml': xml(gzipSync(Buffer.alloc(300_000_000, ' '))) }),
    found: [],
  },
  {
    id: 'A-29',
    name: 'an index',
    routes: (at) => ({
      '/sitemap.xml': xml(index([`${at}/s1.xml`, `${at}/s2.xml`])),
      '/s1.xml': xml(list([`${at}/a`])),
      '/s2.xml': xml(list([`${at}/b`])),
    }),
    found: ['/a', '/b'],
  },
  {
    id: 'A-29',
    name: 'an index of itself',
    routes: (at) => ({ '/sitemap.xml': xml(index([`${at}/sitemap.xml`, `${at}/sitemap.xml#x`])) }),
    found: [],
    mostHits: 1,
  },
  {
    id: 'A-29',
    name: 'indexes without end, three deep',
    found: [],
    mostHits: 3,
    routes: (at) => ({ '*': (request) => xml(index([`${at}${request.url}/deeper.xml`])) }),
  },
  {
    id: 'A-29',
    name: 'an index of a thousand, of which fifty are read',
    routes: (at) => ({
      '/sitemap.xml': xml(index(Array.from({ length: 1000 }, (_, i) => `${at}/s${i}.xml`))),
      '*': (request) => xml(list([`${at}/of${request.url}`])),
    }),
    found: 49,
    mostHits: 50,
  },
  {
    id: 'A-30',
    name: 'foreign hosts, scripts and nonsense',
    routes: (at) => ({
      '/sitemap.xml': xml(
        list([
          'https://elsewhere.example/a',
          'javascript:alert(1)',
          'file:///etc/passwd',
          'http://169.254.169.254/',
          '/relative',
          '',
          `${at}/good`,
        ]),
      ),
    }),
    found: ['/good'],
  },
  {
    id: 'A-30',
    name: 'an index on other hosts',
    routes: () => ({ '/sitemap.xml': xml(index(['http://169.254.169.254/s.xml', 'http://127.0.0.1:1/s.xml'])) }),
    found: [],
    mostHits: 1,
  },
  {
    id: 'A-30',
    name: 'a redirect inside',
    routes: () => ({ '/sitemap.xml': { status: 302, headers: { location: 'http://169.254.169.254/' } } }),
    found: [],
  },
  {
    id: 'A-30',
    name: 'more addresses than are wanted',
    routes: (at) => ({ '/sitemap.xml': xml(list(Array.from({ length: 60_000 }, (_, i) => `${at}/${i}`))) }),
    found: 100,
  },
  {
    id: 'A-30',
    name: 'twelve megabytes, of which ten are read',
    routes: (at) => ({
      '/sitemap.xml': xml(
        `${list([`${at}/first`]).replace('</urlset>', '')}${`<url><loc>https://elsewhere.example/${'x'.repeat(400)}</loc></url>`.repeat(28_000)}<url><loc>${at}/last</loc></url></urlset>`,
      ),
    }),
    found: ['/first'],
  },
  {
    id: 'A-31',
    name: 'an entity bomb',
    routes: (at) => ({
      '/sitemap.xml': xml(
        `${BOMB}<urlset><url><loc>${at}/&lol9;</loc></url><url><loc>${at}/&file;</loc></url><url><loc>${at}/good</loc></url></urlset>`,
      ),
    }),
    found: ['/&lol9;', '/&file;', '/good'],
  },
  {
    id: 'A-31',
    name: 'a thousand nested elements',
    routes: (at) => ({ '/sitemap.xml': xml(`<urlset>${'<x>'.repeat(100_000)}<url><loc>${at}/deep</loc></url>`) }),
    found: [],
  },
  {
    id: 'A-29',
    name: 'one address of ten megabytes',
    routes: () => ({ '/sitemap.xml': xml(`<urlset><url><loc>http://${'x'.repeat(9_000_000)}</loc></url></urlset>`) }),
    found: [],
  },
  {
    id: 'A-29',
    name: 'a web page',
    routes: () => ({ '/sitemap.xml': { body: '<!doctype html><p>Nothing here.' } }),
    found: [],
  },
];
