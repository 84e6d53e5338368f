import type { proposeTestCases } from '@parlance/domain/contracts/evals/evals';
import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import type * as z from 'zod/mini';
import type { Stored } from '#web/lib/live.ts';

/** A question that could be a case. */
export type TestProposal = z.infer<typeof proposeTestCases.output>['proposals'][number];

/** The dialog that is open over the page of tests. */
export type OpenDialog =
  | { kind: 'new'; proposal?: TestProposal }
  | { kind: 'edit'; testCase: Stored<TestCase> }
  | { kind: 'import' }
  | { kind: 'proposals' };
