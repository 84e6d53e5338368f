import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { lineField, textField } from '../fields.ts';
import { LOCALES } from '../locales.ts';
import { citationSchema } from '../widget/answerStream.ts';
import { budgetShape } from '../budgetShape.ts';
import { defineContract } from './contract.ts';

const limits = [{ per: 'org', uses: 60, windowMs: HOUR_MS }] as const;

/**
 * Proposes a chatbot's greeting in the language that `lines` has nothing for, to be appended to them: translated where a model
 * does that, else a greeting of ours. `lines` come back with the marks of their language. Nothing is stored. Null where both
 * languages are there.
 */
export const proposeGreeting = defineContract({
  name: 'proposeGreeting',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  limits,
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    lines: z
      .array(z.string().check(z.maxLength(LIMITS.descriptionCharacters)))
      .check(z.minLength(1), z.maxLength(LIMITS.initialMessages)),
  }),
  output: z.strictObject({ lines: z.nullable(z.array(z.string())), language: z.nullable(z.enum(LOCALES)) }),
});

/** Questions that a chatbot's sources answer, for it to offer: those that they ask themselves first. May be none. Nothing is stored. */
export const proposeStarters = defineContract({
  name: 'proposeStarters',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  limits,
  input: z.strictObject({ orgId: idSchema, chatbotId: idSchema }),
  output: z.strictObject({ starters: z.array(z.string()) }),
});

/** Newest conversations of an unanswered question that are looked through for a reply of the team. */
export const REPLIES_PER_GAP = 6;

/** Origins of a proposed answer, best first; `edit`, `action` and `none` propose none. */
export const PROPOSAL_KINDS = ['reply', 'sources', 'edit', 'action', 'none'] as const;

/**
 * Proposes how to close a gap: a question that the sources did not answer, with those like it. `reply`: an answer made of what somebody
 * of the team wrote to a visitor who asked it. `sources`: the sources say it by now. `edit`: they have passages near it, to which the
 * answer could be added. `action`: it is about a customer's own matter, which an action looks up. No figure, date, link or address stands
 * in an answer that does not stand in the reply or the passages, and nobody's personal data. Nothing is stored. Fails with
 * `suggestion-limit-reached` { max }, `trial-expired`, `plan-inactive`, `not-found` where none of the questions is there any more, and
 * `answer-failed` or `answer-timeout` where the model is away, which takes nothing of the day.
 */
export const proposeAnswer = defineContract({
  name: 'proposeAnswer',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'member', uses: 30, windowMs: MINUTE_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    /** Its questions, the newest first. */
    places: z
      .array(z.strictObject({ chatId: idSchema, messageId: idSchema }))
      .check(z.minLength(1), z.maxLength(REPLIES_PER_GAP)),
  }),
  output: z.strictObject({
    kind: z.enum(PROPOSAL_KINDS),
    /** The newest question as it was looked up, without personal data, and its language. */
    question: z.string(),
    locale: z.enum(LOCALES),
    /** At most one in each language. */
    answers: z.array(z.strictObject({ locale: z.enum(LOCALES), question: z.string(), answer: z.string() })),
    /** Conversation with the reply. */
    chatId: z.nullable(z.string()),
    /** Passages that say it, or that are near it. */
    citations: z.array(citationSchema),
    /** Made without a model, by leaving out and quoting. */
    isLocal: z.boolean(),
    ...budgetShape,
  }),
});

/** Answers that close a gap, at most one in each language. */
export const gapAnswersSchema = z
  .array(
    z.strictObject({
      locale: z.enum(LOCALES),
      question: lineField(LIMITS.questionCharacters),
      answer: textField(LIMITS.qaAnswerCharacters),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(LOCALES.length),
    z.refine((answers) => new Set(answers.map(({ locale }) => locale)).size === answers.length),
  );

export type GapAnswers = z.infer<typeof gapAnswersSchema>;

/**
 * Closes a gap: saves its answers as questions with answers, each with a test that expects what it states, reads them at once, records a
 * release, and takes the questions off the list. `gapId` is made by the caller, so that a repeated call makes nothing twice.
 */
export const closeGap = defineContract({
  name: 'closeGap',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    gapId: idSchema,
    messageIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIMITS.questionsPerDismissal)),
    answers: gapAnswersSchema,
  }),
  output: z.strictObject({
    /** Number of the release that has it; null where a source is still to be read, and the release follows by itself. */
    release: z.nullable(z.int()),
    /** Number of tests; fewer than answers where the chatbot has as many as it may. */
    tests: z.int(),
  }),
});
