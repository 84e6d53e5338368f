import type { Locale } from '@parlance/domain/locales';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';
import type { SiteScan } from './SiteScan.ts';

/** The language of a website: what its first page declares, else what its words show; null where that is none of the product's. */
export function siteLanguage({ lang, title, description, headings, links }: SiteScan): Locale | null {
  if (/^de\b/i.test(lang)) return 'de';
  if (/^en\b/i.test(lang)) return 'en';
  return detectLanguage([title, description, ...headings, ...links.map(({ text }) => text)].join('\n'), null);
}
