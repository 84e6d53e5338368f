import { LOCALES } from '../../../locales.ts';
import { TEMPLATE_TEXTS } from './TEMPLATE_TEXTS.ts';
import type { TemplateTexts } from './TemplateTexts.ts';

/** Text for visitors of all languages, each behind the mark of its own (`textFor`). */
export function inAllLanguages(textOf: (texts: TemplateTexts) => string): string {
  return LOCALES.map((locale) => `[${locale}] ${textOf(TEMPLATE_TEXTS[locale])}`).join(' ');
}
