import type { TestCaseFields } from '@parlance/domain/contracts/evals/evals';
import { newId } from '@parlance/domain/ids';

interface TestRow {
  caseId: string;
  fields: TestCaseFields;
}

/** A case that must pass, in English, as an import has it. */
export function testRowOf(question: string, facts: readonly string[] | 'refuse'): TestRow {
  return {
    caseId: newId(),
    fields: {
      question,
      locale: 'en',
      turn: null,
      earlier: [],
      recordings: [],
      expectation: facts === 'refuse' ? { kind: 'refuse' } : { kind: 'facts', facts: [...facts] },
      mustPass: true,
    },
  };
}
