import { words } from '@parlance/domain/text/words';

/** Words that turn the meaning round, each another way. */
const TURNS = new Set(
  'not no nor never without with before after from above below over under more less nicht kein keine keinen keiner keinem keines ohne mit vor ueber unter mehr weniger von bis ab gegen only nur out off aus'.split(
    ' ',
  ),
);
/** The words of a question that turn its meaning round, in order: to Norway or from there, with or without, check in or check out. */
export function turnsOf(question: string): string {
  return words(question)
    .filter((word) => TURNS.has(word))
    .join(' ');
}
