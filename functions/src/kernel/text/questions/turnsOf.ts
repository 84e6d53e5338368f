import { words } from '@parlance/domain/text/words';
import { everyWord } from '../../vocabulary/everyWord.ts';

/** Words that turn the meaning round, each another way. */
const TURNS = new Set(everyWord(({ questions }) => `${questions.turns} ${questions.moreTurns}`));

/** The words of a question that turn its meaning round, in order: to Norway or from there, with or without, check in or check out. */
export function turnsOf(question: string): string {
  return words(question)
    .filter((word) => TURNS.has(word))
    .join(' ');
}
