import { words } from '@parlance/domain/text/words';
import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import type { Locale } from '@parlance/domain/locales';

/** German writes every noun with a capital: only right behind these it is most likely a name, or a material. */
const GERMAN_NAME = /(?<!\p{L})(?:in|nach|aus|von)\s+(\p{Lu}[\p{L}-]+)/gu;
/** Not at the beginning of a sentence, and more than one letter. */
const ENGLISH_NAME = /(?<=[\p{L}\p{N},;:")’']\s+)(\p{Lu}[\p{L}-]+)/gu;

/** The names in a question: of towns, people, brands. */
export function namesIn(question: string, locale: Locale): string[] {
  return [...question.matchAll(locale === 'de' ? GERMAN_NAME : ENGLISH_NAME)]
    .map(([, name = '']) => name)
    .filter((name) => words(name).every((word) => !STOP_WORDS.has(word)));
}
