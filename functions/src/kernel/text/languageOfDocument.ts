import type { Locale } from '@parlance/domain/locales';
import { detectLanguage } from './detectLanguage.ts';

/** Length of text that is enough to detect its language. */
const SAMPLE_CHARACTERS = 20_000;

/** The language of a document by the beginning of its text; null where that does not show it. */
export function languageOfDocument(text: string): Locale | null {
  return detectLanguage(text.slice(0, SAMPLE_CHARACTERS), null);
}
