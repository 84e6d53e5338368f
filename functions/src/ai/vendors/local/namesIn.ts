import { words } from '@parlance/domain/text/words';
import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import type { Locale } from '@parlance/domain/locales';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

/** The names in a question: of towns, people, brands. */
export function namesIn(question: string, locale: Locale): string[] {
  return [...question.matchAll(VOCABULARIES[locale].questions.name)]
    .map(([, name = '']) => name)
    .filter((name) => words(name).every((word) => !STOP_WORDS.has(word)));
}
