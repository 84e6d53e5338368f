import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { lineField } from '../fields.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

const limits = [{ per: 'org', uses: 600, windowMs: HOUR_MS }] as const;
const topicFields = { orgId: idSchema, topicId: idSchema, version: z.int() };

/**
 * Renames a topic; conversations with the words of the new name belong to it from then on. Fails with `not-found`, and with
 * `topic-changed` where `version` is not the one that is stored. The name that it has already changes nothing.
 */
export const renameTopic = defineContract({
  name: 'renameTopic',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits,
  input: z.strictObject({ ...topicFields, name: lineField(LIMITS.topicCharacters) }),
  output: z.strictObject({ version: z.int() }),
});

/** Has a topic take no conversations whose words are merely alike, or again. Fails as `renameTopic` does. */
export const freezeTopic = defineContract({
  name: 'freezeTopic',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits,
  input: z.strictObject({ ...topicFields, frozen: z.boolean() }),
  output: z.strictObject({ version: z.int() }),
});

/**
 * Merges topics, and what was merged into them, into another one of the same chatbot: its figures are theirs together from then on,
 * those of former days too. Fails with `not-found` where one of them is not there, `invalid-input` where they are of different
 * chatbots or the target is among them or merged itself.
 */
export const mergeTopics = defineContract({
  name: 'mergeTopics',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits,
  input: z.strictObject({
    orgId: idSchema,
    intoId: idSchema,
    topicIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIMITS.topicsPerMerge)),
  }),
  output: z.strictObject({}),
});
