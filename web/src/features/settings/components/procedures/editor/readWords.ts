import { LOCALES, type Locale } from '@parlance/domain/locales';
import type { WordsAction } from '@parlance/domain/procedures/words/making/WordsAction';
import { stepsFromWords } from '@parlance/domain/procedures/words/stepsFromWords';

/** Steps of a description in the language of which it has most lines, the dashboard's one first. */
export function readWords(words: string, locale: Locale, actions: readonly WordsAction[]) {
  const locales = [locale, ...LOCALES.filter((each) => each !== locale)];
  const read = locales.map((each) => {
    const result = stepsFromWords(words, each, actions);
    return { result, missed: result.notes.filter(({ code }) => code === 'not-understood').length };
  });
  const best = Math.min(...read.map(({ missed }) => missed));
  return read.find(({ missed }) => missed === best)?.result ?? { steps: [], notes: [] };
}
