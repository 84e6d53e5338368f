import type { NumberedPassage } from './unitsOf.ts';

export interface LocalPassage extends NumberedPassage {
  /** True for an action's result for this very question. */
  isResult: boolean;
}

/** Maximum number of lines: that of an answer's sentences. */
const MAX_LINES = 5;

/** Quotes the results of actions, word for word and line by line, each with its [n]. Undefined where none was called. */
export function sayResults(passages: readonly LocalPassage[]): string | undefined {
  const results = passages.filter(({ isResult }) => isResult);
  if (results.length === 0) return undefined;
  return results
    .flatMap(({ n, text }) => text.split('\n').map((line) => `${line} [${n}]`))
    .slice(0, MAX_LINES)
    .join('\n');
}
