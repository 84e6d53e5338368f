import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { caseVerdict, isFlipped } from './caseVerdict.ts';

export const CASE_FILTERS = ['all', 'failed', 'flipped'] as const;

export type CaseFilter = (typeof CASE_FILTERS)[number];

/** The filter that an address names; all where it names none. */
export function readCaseFilter(params: URLSearchParams): CaseFilter {
  const named = params.get('show');
  return CASE_FILTERS.find((one) => one === named) ?? 'all';
}

/** Reports whether a case belongs to a filter's list. */
export function matchesFilter(testCase: TestCase, filter: CaseFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'failed':
      return caseVerdict(testCase) === 'failed';
    case 'flipped':
      return isFlipped(testCase);
  }
}
