import type { Locale } from '@parlance/domain/locales';
import { words } from '@parlance/domain/text/words';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';
import { FOREIGN_WORDS } from './FOREIGN_WORDS.ts';

/** Letters that neither language has, not even in words like "café" or "à la carte". */
const FOREIGN_LETTER = /[áíóúñłżśćźąęčřžšýůěťďňåøæõãâîșțğıœ]/iu;
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\s]*$/u;

/** Reports whether a sentence is English or German, and not a third language that looks like it. */
export function isWrittenIn(locale: Locale, sentence: string): boolean {
  return (
    LATIN.test(sentence) &&
    !FOREIGN_LETTER.test(sentence.normalize('NFC')) &&
    detectLanguage(sentence, null) === locale &&
    !words(sentence).some((word) => FOREIGN_WORDS.has(word))
  );
}
