import { testCaseFieldsSchema } from '@parlance/domain/contracts/evals/evals';
import { TEST_ORIGINS, TEST_VERDICTS, type TestCase, testCaseSchema } from '@parlance/domain/documents/evals/testCase';
import * as z from 'zod';

const { locale, expectation, turn } = testCaseSchema.shape;
const { earlier, recordings } = testCaseFieldsSchema.shape;

/** A test as other programs see it. */
export const testEntrySchema = z.strictObject({
  id: z.string(),
  question: z.string(),
  locale,
  turn,
  earlier,
  recordings,
  expectation,
  mustPass: z.boolean(),
  origin: z
    .enum(TEST_ORIGINS)
    .describe('What it was made of: `qa` a question with its answer, `disliked` a rated one.'),
  last: z
    .nullable(
      z.strictObject({
        runId: z.string(),
        verdict: z.enum(TEST_VERDICTS),
        flipped: z.boolean().describe('It was the other one in the run before.'),
        current: z.boolean().describe('False once the test was changed after that run.'),
        at: z.iso.datetime(),
      }),
    )
    .describe('Of the newest run that judged it.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A case in the fields of `testEntrySchema`. */
export function presentTest(id: string, test: TestCase): z.infer<typeof testEntrySchema> {
  const { question, locale: language, turn: before, expectation: expected, mustPass, origin, last, version } = test;
  return {
    id,
    question,
    locale: language,
    turn: before,
    earlier: test.earlier,
    recordings: test.recordings,
    expectation: expected,
    mustPass,
    origin,
    last: last && {
      runId: last.runId,
      verdict: last.verdict,
      flipped: last.isFlipped,
      current: last.version === version,
      at: last.at.toISOString(),
    },
    createdAt: test.createdAt.toISOString(),
    updatedAt: test.updatedAt.toISOString(),
  };
}
