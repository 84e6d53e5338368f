import { urlPatternsField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';

type PatternProblem = { kind: 'too-many' } | { kind: 'invalid' | 'too-long'; pattern: string };

interface PathPatterns {
  patterns: string[];
  /** What is wrong with the first one that is; undefined when all are fine. */
  problem: PatternProblem | undefined;
}

/** Path patterns that stand in a text, one per line. */
export function pathPatterns(text: string): PathPatterns {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { patterns, problem: problemOf(patterns) };
}

function problemOf(patterns: string[]): PatternProblem | undefined {
  if (patterns.length > LIMITS.urlPatterns) return { kind: 'too-many' };
  const pattern = patterns.find((each) => !urlPatternsField.safeParse([each]).success);
  if (pattern === undefined) return undefined;
  return { kind: pattern.length > LIMITS.urlPatternCharacters ? 'too-long' : 'invalid', pattern };
}
