import type { TestCase } from '@parlance/domain/documents/evals/testCase';

/** Answers of the organization's day that asking a case takes: one for each message of its customer. */
export function answersOf({ earlier }: Pick<TestCase, 'earlier'>): number {
  return earlier.length + 1;
}
