import type { NumberedPassage } from './unitsOf.ts';

export interface LocalPassage extends NumberedPassage {
  /** What an action has answered to this very question. */
  isResult: boolean;
}

/** As many lines as an answer has sentences at most. */
const MAX_LINES = 5;

/** What actions have answered, word for word and line by line, each with its [n]. Undefined where none was called. */
export function sayResults(passages: readonly LocalPassage[]): string | undefined {
  const results = passages.filter(({ isResult }) => isResult);
  if (results.length === 0) return undefined;
  return results
    .flatMap(({ n, text }) => text.split('\n').map((line) => `${line} [${n}]`))
    .slice(0, MAX_LINES)
    .join('\n');
}
