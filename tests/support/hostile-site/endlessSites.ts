import { htmlPage, prose } from './htmlPage.ts';
import type { Routes } from './startSite.ts';

export interface EndlessSite {
  id: string;
  name: string;
  routes: Routes;
  /** Most pages that may be indexed of it. */
  most: number;
  isLimited: boolean;
}

function everything(answer: (url: URL) => string): Routes {
  return {
    '/robots.txt': { status: 404 },
    '/sitemap.xml': { status: 404 },
    '*': (request) => ({ body: answer(new URL(request.url ?? '/', 'http://x')) }),
  };
}

/** Sites that make up pages for whoever asks. Each must end. */
export const ENDLESS_SITES: readonly EndlessSite[] = [
  {
    id: 'A-32',
    name: 'a calendar in the query',
    most: 31,
    isLimited: false,
    routes: everything((url) => {
      const day = Number(url.searchParams.get('day') ?? 0);
      return htmlPage(`Day ${day}`, prose(`day ${day}`), [`/?day=${day + 1}`, `/?day=${day + 2}`]);
    }),
  },
  {
    id: 'A-32',
    name: 'a calendar in the path',
    most: 50,
    isLimited: true,
    routes: everything((url) => {
      const day = Number(url.pathname.split('/').at(-1) || 0);
      return htmlPage(
        `Day ${day}`,
        prose(`day ${day}`),
        Array.from({ length: 5 }, (_, i) => `/2026/11/${day + i + 1}`),
      );
    }),
  },
  {
    id: 'A-32',
    name: 'folders in folders',
    most: 13,
    isLimited: false,
    routes: everything((url) =>
      htmlPage(url.pathname, prose(url.pathname), [`${url.pathname.replace(/\/$/, '')}/more`]),
    ),
  },
  {
    id: 'A-32',
    name: 'a new session with every answer',
    most: 3,
    isLimited: false,
    routes: everything((url) => {
      const session = Math.random().toString(36).slice(2);
      return htmlPage(url.pathname.split(';', 1)[0] ?? '', prose(url.pathname.split(';', 1)[0] ?? ''), [
        `/?sid=${session}`,
        `/shop;jsessionid=${session}`,
        `/(S(${session}))/shop`,
        `/news?PHPSESSID=${session}&utm_source=${session}`,
      ]);
    }),
  },
  {
    id: 'A-32',
    name: 'every order of a list',
    most: 31,
    isLimited: false,
    routes: everything((url) => {
      const links = ['name', 'price', 'date', 'rating'].flatMap((sort) =>
        ['asc', 'desc'].flatMap((dir) =>
          [6, 12, 24, 48].flatMap((per) => [
            `/?sort=${sort}&dir=${dir}&per=${per}`,
            `/?per=${per}&dir=${dir}&sort=${sort}`,
          ]),
        ),
      );
      return htmlPage('List', prose(`list ${url.search}`), links);
    }),
  },
];
