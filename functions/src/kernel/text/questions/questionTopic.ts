import { fold } from '@parlance/domain/text/fold';
import { stem } from '../stem.ts';
import { everyWord } from '../../vocabulary/everyWord.ts';
import { VOCABULARIES } from '../../vocabulary/VOCABULARIES.ts';

/** Words of which nothing depends: how something is asked, and what the figure is called that is asked for anyway. */
const EMPTY: ReadonlySet<string> = new Set(
  everyWord(({ questions }) => questions.empty).map((word) => stem(fold(word))),
);

/** Words for the very same thing: fewer than those by which passages are found. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.values(VOCABULARIES)
    .flatMap(({ questions }) => questions.same.trim().split('\n'))
    .flatMap((group) => group.split(' ').map((word): [string, string] => [stem(word), group])),
);

/**
 * Meanings of a question's words where two questions are compared: words for the very same thing come down to one, and those of
 * which nothing depends are left out.
 * @param stems Stems of folded words.
 */
export function questionTopic(stems: readonly string[]): string[] {
  return stems.filter((word) => !EMPTY.has(word)).map((word) => MEANINGS.get(word) ?? word);
}
