import * as z from 'zod/mini';
import { HOUR_MS } from '../../durations.ts';
import { lineField, textField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { LOCALES } from '../../locales.ts';
import { recordingSchema } from '../../documents/actions/recording.ts';
import { defineContract } from '../contract.ts';

const WRITE = { kind: 'member', action: 'test.write' } as const;

const ofChatbot = { orgId: idSchema, chatbotId: idSchema };

const caseShape = {
  question: lineField(LIMITS.questionCharacters),
  locale: z.enum(LOCALES),
  /** Preceding turn; null where the question is self-contained. */
  turn: z.nullable(
    z.strictObject({
      question: lineField(LIMITS.questionCharacters),
      answer: textField(LIMITS.qaAnswerCharacters),
    }),
  ),
  /** Messages that the customer sends before the question, one after the other: the chatbot answers each of them anew. */
  earlier: z._default(z.array(lineField(LIMITS.questionCharacters)).check(z.maxLength(LIMITS.earlierPerTestCase)), []),
  /** Answers of actions' servers that are played back. With none no action is called. */
  recordings: z._default(z.array(recordingSchema).check(z.maxLength(LIMITS.recordingsPerTestCase)), []),
  /** Facts that the answer has to state, or a refusal. */
  expectation: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('facts'),
      facts: z.array(lineField(LIMITS.testFactCharacters)).check(z.minLength(1), z.maxLength(LIMITS.factsPerTestCase)),
    }),
    z.strictObject({ kind: z.literal('refuse') }),
  ]),
  mustPass: z.boolean(),
};

/** A case as a form or a file has it. */
export const testCaseFieldsSchema = z.strictObject(caseShape);

export type TestCaseFields = z.infer<typeof testCaseFieldsSchema>;

/** Origin of a proposed case. */
const proposedOriginSchema = z.strictObject({
  kind: z.enum(['qa', 'revised', 'disliked']),
  id: z.string().check(z.maxLength(200)),
});

/**
 * Makes a case, or changes one. `caseId` is made by the caller, so that a repeated call makes one. `origin` counts for a new one: null
 * where it was written by hand. Fails with `test-case-limit-reached` { max }.
 */
export const saveTestCase = defineContract({
  name: 'saveTestCase',
  access: WRITE,
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    ...ofChatbot,
    caseId: idSchema,
    origin: z.nullable(proposedOriginSchema),
    fields: testCaseFieldsSchema,
  }),
  output: z.strictObject({}),
});

/** Deletes cases. Those that are gone already count as none. */
export const deleteTestCases = defineContract({
  name: 'deleteTestCases',
  access: WRITE,
  idempotent: true,
  input: z.strictObject({
    ...ofChatbot,
    caseIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIMITS.testCasesPerChatbot)),
  }),
  output: z.strictObject({ deleted: z.int() }),
});

/**
 * Makes cases, or changes those whose question, with what was said before it, is there already. Ids are the caller's, as in
 * `saveTestCase`. All of them or none: fails with `test-case-limit-reached` { max }.
 */
export const importTestCases = defineContract({
  name: 'importTestCases',
  access: WRITE,
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  /** Room for the maximum number of rows at their maximum length, in four bytes a character. */
  maxBytes:
    4 *
    LIMITS.testCasesPerChatbot *
    ((2 + LIMITS.earlierPerTestCase) * LIMITS.questionCharacters +
      LIMITS.qaAnswerCharacters +
      LIMITS.factsPerTestCase * (LIMITS.testFactCharacters + 10) +
      LIMITS.recordingsPerTestCase *
        (LIMITS.recordingCharacters + LIMITS.actionParameters * (LIMITS.nameCharacters + LIMITS.argumentCharacters)) +
      300),
  input: z.strictObject({
    ...ofChatbot,
    rows: z
      .array(z.strictObject({ caseId: idSchema, fields: testCaseFieldsSchema }))
      .check(z.minLength(1), z.maxLength(LIMITS.testCasesPerChatbot)),
  }),
  output: z.strictObject({ created: z.int(), updated: z.int() }),
});

/**
 * Questions that could be cases: with their answers as the business gave them, and questions whose answers visitors rated down, at most
 * `LIMITS.testProposals` of each kind, the newest first, without those that are cases already. Personal data in visitors' words is masked.
 */
export const proposeTestCases = defineContract({
  name: 'proposeTestCases',
  access: WRITE,
  idempotent: true,
  limits: [{ per: 'org', uses: 120, windowMs: HOUR_MS }],
  input: z.strictObject(ofChatbot),
  output: z.strictObject({
    proposals: z.array(
      z.strictObject({
        origin: proposedOriginSchema,
        question: z.string(),
        locale: z.enum(LOCALES),
        /** Statements of its answer; empty where the answer was not good. */
        facts: z.array(z.string()),
      }),
    ),
  }),
});

/**
 * Asks all cases. `runId` is made by the caller, so that a repeated call begins one run. Costs no message of the plan. Fails with
 * `test-run-active`, `test-cases-missing`, `test-limit-reached` { max, left } where the day (UTC) has not enough answers left,
 * `trial-expired` and `plan-inactive`.
 */
export const startTestRun = defineContract({
  name: 'startTestRun',
  access: WRITE,
  idempotent: true,
  limits: [{ per: 'org', uses: 120, windowMs: HOUR_MS }],
  input: z.strictObject({ ...ofChatbot, runId: idSchema }),
  output: z.strictObject({}),
});

/** Ends a run before its end. What was judged stays; answers that were not needed can be used again. Nothing where it is over. */
export const cancelTestRun = defineContract({
  name: 'cancelTestRun',
  access: WRITE,
  idempotent: true,
  input: z.strictObject({ ...ofChatbot, runId: idSchema }),
  output: z.strictObject({}),
});

/** Takes the notice away that a case which must pass fails: for all members, until another one does. */
export const dismissTestAlarm = defineContract({
  name: 'dismissTestAlarm',
  access: WRITE,
  idempotent: true,
  input: z.strictObject({ ...ofChatbot, runId: idSchema }),
  output: z.strictObject({}),
});
