import { stripInvisible } from '../../kernel/text/stripInvisible.ts';

interface Turn {
  question: string;
  answer: string;
}

/** The last `count` turns of a conversation, as people see their texts. */
export function lastTurns(history: readonly Turn[], count: number) {
  return history
    .slice(-count)
    .map(({ question, answer }) => ({ question: stripInvisible(question), answer: stripInvisible(answer) }));
}
