import { readFileSync } from 'node:fs';
import { type Locale, LOCALES } from '@parlance/domain/locales';
import type { Plugin } from 'vite';
import { catalogOf } from './catalogOf.ts';

const TEMPLATE = new URL('404.html', import.meta.url);

/** The first language's heading is the page's: without scripts all of them stay. */
function sectionOf(locale: Locale, index: number): string {
  const text = catalogOf(locale);
  const heading = index === 0 ? 'h1' : 'h2';
  return [
    `<section lang="${locale}">`,
    `<${heading}>404 ${text('status.pageNotFound')}</${heading}>`,
    `<p>${text('status.notFoundText')}</p>`,
    `<p><a href="/${locale}">${text('public.home')}</a> <a href="/${locale}/docs">${text('public.docs')}</a></p>`,
    '</section>',
  ].join('\n');
}

/** Makes the page of Hosting for addresses at which there is nothing, in every language; scripts/notFound.ts leaves one. */
export function notFoundPage(): Plugin {
  return {
    name: 'parlance-not-found-page',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const others = LOCALES.map((locale) => `html[lang='${locale}'] section:not([lang='${locale}'])`);
      const source = readFileSync(TEMPLATE, 'utf8')
        .replace('%OTHERS%', () => others.join(', '))
        .replace('%SECTIONS%', () => LOCALES.map(sectionOf).join('\n'));
      this.emitFile({ type: 'asset', fileName: '404.html', source });
    },
  };
}
