import { htmlPage, prose } from './htmlPage.ts';
import type { Routes } from './startSite.ts';

/** Fifty addresses of one page, which never says that they are. */
export function copies(): Routes {
  const paths = Array.from({ length: 50 }, (_, copy) => `/copy/${copy}`);
  const page = { body: htmlPage('Copy', prose('copied tent')) };
  return {
    ...Object.fromEntries(paths.map((path) => [path, page])),
    '/': { body: htmlPage('Start', 'Fifty links.', paths) },
  };
}
