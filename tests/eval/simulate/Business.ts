import * as z from 'zod';

const text = z.string().min(1);

/** A message of a customer, and what has to come of it. */
const stepSchema = z
  .strictObject({
    say: text,
    /** The same in other words, sent once where the answer did not say it. */
    again: text.optional(),
    /** Facts that the answer has to state, each in one of these spellings. */
    facts: z.array(z.array(text).min(1)).min(1).optional(),
    /** In place of facts: none is there, a person is wanted, small talk, or the chatbot has to ask back for a call. */
    outcome: z.enum(['refused', 'person', 'polite', 'asks']).optional(),
    /** Values that would be a wrong answer to this very message. */
    never: z.array(text).default([]),
  })
  .refine(({ facts, outcome }) => (facts === undefined) !== (outcome === undefined), 'facts or an outcome');

export type Step = z.infer<typeof stepSchema>;

const conversationSchema = z.strictObject({
  id: text,
  /** Kind of its main question: `fact`, `table`, `followup`, `near-miss`. */
  kind: text,
  goal: text,
  steps: z.array(stepSchema).min(1),
  /** Answers of the business's server; null where it does not know the values. */
  recordings: z
    .array(
      z.strictObject({
        action: text,
        values: z.record(text, z.string()),
        result: z.nullable(z.record(text, z.unknown())),
      }),
    )
    .default([]),
});

export type Conversation = z.infer<typeof conversationSchema>;

/** One file of simulated customers: see docs/evaluation.md. */
export const businessSchema = z.strictObject({
  business: text,
  language: z.enum(['en', 'de']),
  documents: z.array(z.strictObject({ name: text, markdown: text })).min(1),
  answers: z.array(z.strictObject({ question: text, answer: text })).default([]),
  actions: z
    .array(
      z.strictObject({
        name: text,
        title: text,
        description: text,
        changesSomething: z.boolean(),
        parameters: z.array(
          z.strictObject({
            name: text,
            description: text,
            pattern: z.string().default(''),
            options: z.array(text).default([]),
            required: z.boolean().default(true),
          }),
        ),
      }),
    )
    .default([]),
  conversations: z.array(conversationSchema).min(1),
});

export type Business = z.infer<typeof businessSchema>;
