import { type Locale, localeOfTag } from '@parlance/domain/locales';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';
import type { SiteScan } from './SiteScan.ts';

/** The language of a website: what its first page declares, else what its words show; null where that is none of the product's. */
export function siteLanguage({ lang, title, description, headings, links }: SiteScan): Locale | null {
  const words = [title, description, ...headings, ...links.map(({ text }) => text)].join('\n');
  return localeOfTag(lang) ?? detectLanguage(words, null);
}
