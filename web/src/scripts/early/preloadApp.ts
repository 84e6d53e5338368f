import type { Locale } from '@parlance/domain/locales';

/** The app's files by what asks for them, by vite/pageScripts.ts. None while developing. */
declare const EARLY_FILES: Readonly<Record<'signIn' | 'dashboard' | `texts-${Locale}`, readonly string[]>>;

const FILES = EARLY_FILES;

function addLink(href: string, attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { href }, attributes));
}

/**
 * Asks for what the page will need at once. The app itself learns it in steps: its first file names the page's, the page's
 * frame asks for the texts and for the configuration, and each step waits a whole way to the server and back.
 */
export function preloadApp(area: 'signIn' | 'dashboard', locale: Locale): void {
  for (const file of [...FILES[area], ...FILES[`texts-${locale}`]]) addLink(file, { rel: 'modulepreload' });
  addLink('/config.json', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
}
