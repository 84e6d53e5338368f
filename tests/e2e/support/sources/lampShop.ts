import { makePng } from '../../../support/documents/pictures/makePng.ts';
import { htmlPage, prose } from '../../../support/hostile-site/htmlPage.ts';
import type { Routes } from '../../../support/hostile-site/startSite.ts';

const HEAD =
  '<meta property="og:site_name" content="Blue Moon"><meta name="theme-color" content="#1d4ed8"><link rel="icon" href="/icon.png">';

/** Question that one page of the shop asks itself, and its answer. */
export const LAMP_QUESTION = 'How long may a lamp be returned?';
export const LAMP_ANSWER = /60 days/;
export const LAMP_PAGES = 20;

/** A shop of twenty pages, of which one answers the question that it asks itself. */
export function lampShop(): Routes {
  const pages = Array.from({ length: LAMP_PAGES - 2 }, (_, number) => `/lamps/${number}`);
  const listed = pages.map((path): [string, Routes[string]] => [path, { body: htmlPage(path, prose(`lamp ${path}`)) }]);
  return {
    '/': { body: htmlPage('Lamps | Blue Moon', prose('lamp shop'), ['/faq', ...pages], HEAD) },
    '/faq': {
      body: `<!doctype html><html lang="en"><title>Questions</title><main><h1>Questions</h1><h2>${LAMP_QUESTION}</h2><p>A lamp may be returned within 60 days of delivery, unused and in its box.</p></main></html>`,
    },
    '/icon.png': { body: makePng({ side: 64 }), headers: { 'content-type': 'image/png' } },
    ...Object.fromEntries(listed),
  };
}
