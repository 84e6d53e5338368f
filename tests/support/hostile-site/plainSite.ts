import { htmlPage, prose } from './htmlPage.ts';
import type { Routes } from './startSite.ts';

/** A site of `count` pages, each linked from the one before and the start, none of them a trap. */
export function plainSite(count: number): Routes {
  const pathOf = (page: number) => (page === 0 ? '/' : `/page/${page}`);
  const links = (page: number) =>
    page === 0
      ? Array.from({ length: Math.min(count, 400) }, (_, other) => pathOf(other))
      : [pathOf((page + 1) % count)];
  return Object.fromEntries(
    Array.from({ length: count }, (_, page) => [
      pathOf(page),
      { body: htmlPage(`Page ${page}`, prose(`item number ${page}`), links(page)) },
    ]),
  );
}
