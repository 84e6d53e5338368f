import { fold } from './fold.ts';
import { STOP_WORDS } from './stopWords.ts';

const LONG_SUFFIX =
  /(ungen|ung|heiten|heit|keiten|keit|innen|tion|tionen|iert|ieren|ern|em|en|er|es|ed|ing|ly|e|s|t|n)$/u;
const SHORT_SUFFIX = /(en|es|e|s|n)$/u;

/** A light stem for English and German: inflections of one word mostly meet, different words mostly don't. */
function stem(word: string): string {
  if (word.length > 6) return word.replace(LONG_SUFFIX, '');
  return word.length > 3 ? word.replace(SHORT_SUFFIX, '') : word;
}

/** All words of a text, folded. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that carry a text's topic, stemmed, in order. */
export function contentWords(text: string): string[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem);
}
