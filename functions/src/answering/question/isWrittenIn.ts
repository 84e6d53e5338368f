import type { Locale } from '@parlance/domain/locales';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';
import { isForeign } from './isForeign.ts';

/** Reports whether a sentence is in a language, and not in one that the product does not speak and that looks like it. */
export function isWrittenIn(locale: Locale, sentence: string): boolean {
  return !isForeign(sentence) && detectLanguage(sentence, null) === locale;
}
