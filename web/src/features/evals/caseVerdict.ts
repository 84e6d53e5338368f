import type { TestCase } from '@parlance/domain/documents/evals/testCase';

/** `open`: nobody has asked it as it is now. */
export type CaseVerdict = 'passed' | 'failed' | 'open';

/** Verdict on a case as it is now. */
export function caseVerdict({ last, version }: Pick<TestCase, 'last' | 'version'>): CaseVerdict {
  return last === null || last.version !== version ? 'open' : last.verdict;
}

/** True where the newest run came to another verdict than the one before. */
export function isFlipped({ last, version }: Pick<TestCase, 'last' | 'version'>): boolean {
  return last !== null && last.version === version && last.isFlipped;
}
