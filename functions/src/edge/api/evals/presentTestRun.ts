import { TEST_RUN_STATUSES, type TestRun } from '@parlance/domain/documents/evals/testRun';
import * as z from 'zod';

const count = z.int();

/** A run of tests as other programs see it. */
export const testRunEntrySchema = z.strictObject({
  id: z.string(),
  status: z.enum(TEST_RUN_STATUSES),
  automatic: z.boolean().describe('It began by itself, after a change.'),
  tests: count.describe('How many it asks.'),
  done: count,
  passed: count,
  failed: count,
  flipped: count.describe('Tests with another verdict than in the run before.'),
  broken: count.describe('Those of them that must pass and do not any more.'),
  error: z.nullable(z.string()).describe('Why it failed: a code.'),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
});

/** A run in the fields of `testRunEntrySchema`. */
export function presentTestRun(id: string, run: TestRun): z.infer<typeof testRunEntrySchema> {
  const { status, startedBy, caseIds, done, passed, failed, flipped, broken, error, startedAt, finishedAt } = run;
  return {
    id,
    status,
    automatic: startedBy === null,
    tests: caseIds.length,
    done,
    passed,
    failed,
    flipped,
    broken,
    error,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
