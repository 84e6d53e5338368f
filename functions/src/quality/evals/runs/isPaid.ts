import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { answersOf } from './answersOf.ts';

/** False for a case that was changed since `startedAt` and may need more answers than the run took for it. */
export function isPaid(testCase: Pick<TestCase, 'earlier' | 'updatedAt'>, startedAt: Date): boolean {
  return answersOf(testCase) === 1 || testCase.updatedAt <= startedAt;
}
