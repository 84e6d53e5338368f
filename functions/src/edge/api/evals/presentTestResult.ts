import { CALL_FAULTS } from '@parlance/domain/documents/actions/action';
import { CALL_STATES } from '@parlance/domain/documents/actions/actionCall';
import { TEST_VERDICTS } from '@parlance/domain/documents/evals/testCase';
import { TEST_JUDGES, TEST_REASONS, type TestResult } from '@parlance/domain/documents/evals/testResult';
import * as z from 'zod';

const passageSchema = z.strictObject({
  sourceId: z.string(),
  sourceName: z.string(),
  heading: z.string(),
  excerpt: z.string(),
});

/** Result of one test in a run, as other programs see it. */
export const testResultEntrySchema = z.strictObject({
  testId: z.string(),
  question: z.string().describe('As it was asked.'),
  mustPass: z.boolean(),
  verdict: z.enum(TEST_VERDICTS),
  flipped: z.boolean(),
  checks: z
    .array(
      z.strictObject({
        fact: z.string().describe('Empty for an answer that should be none.'),
        holds: z.boolean(),
        by: z.enum(TEST_JUDGES),
        reason: z.enum(TEST_REASONS),
        note: z.string().describe('The model’s words, where one has judged.'),
      }),
    )
    .describe('Each part of what was expected.'),
  turns: z
    .array(z.strictObject({ question: z.string(), answer: z.string() }))
    .describe('The messages before, as the chatbot answered them in this run.'),
  calls: z
    .array(
      z.strictObject({
        title: z.string(),
        arguments: z.array(z.strictObject({ parameter: z.string(), value: z.string() })),
        status: z.enum(CALL_STATES),
        fault: z.nullable(z.enum(CALL_FAULTS)),
      }),
    )
    .describe('Calls of actions, played back from the test’s recordings.'),
  text: z.string().describe('The answer. Marks such as [1] stand for citations.'),
  passages: z.array(passageSchema).describe('What the answer could draw on, shortened, the best first.'),
  formerText: z.nullable(z.string()).describe('The answer of the run before.'),
  at: z.iso.datetime(),
});

/** A result in the fields of `testResultEntrySchema`. */
export function presentTestResult(testId: string, result: TestResult): z.infer<typeof testResultEntrySchema> {
  const { question, mustPass, verdict, isFlipped, checks, given, former } = result;
  return {
    testId,
    question,
    mustPass,
    verdict,
    flipped: isFlipped,
    checks,
    turns: given.turns,
    calls: given.calls.map(({ title, arguments: values, status, fault }) => ({
      title,
      arguments: values,
      status,
      fault,
    })),
    text: given.text,
    passages: given.passages.map(({ sourceId, sourceName, heading, excerpt }) => {
      return { sourceId, sourceName, heading, excerpt };
    }),
    formerText: former?.text ?? null,
    at: given.at.toISOString(),
  };
}
