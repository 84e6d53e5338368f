import type { Locale } from '../../../locales.ts';
import { DE_TEMPLATE_TEXTS } from './DE_TEMPLATE_TEXTS.ts';
import { EN_TEMPLATE_TEXTS } from './EN_TEMPLATE_TEXTS.ts';
import type { TemplateTexts } from './TemplateTexts.ts';

/** Texts of the templates by language. */
export const TEMPLATE_TEXTS: Readonly<Record<Locale, TemplateTexts>> = {
  en: EN_TEMPLATE_TEXTS,
  de: DE_TEMPLATE_TEXTS,
};
