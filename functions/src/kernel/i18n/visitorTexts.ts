import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Locale } from '@parlance/domain/locales';
import { CATALOGUES } from './CATALOGUES.ts';
import type { VisitorTexts } from './Catalogue.ts';

/** Texts in which a chatbot addresses its visitors, in the language of the question. */
export function visitorTexts(locale: Locale, formality: Chatbot['formality']): VisitorTexts {
  return CATALOGUES[locale].visitors[formality];
}
