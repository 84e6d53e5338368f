import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { PROOF } from '../widget/PROOF.ts';
import { answerChunkSchema, answerResultSchema } from '../widget/answerStream.ts';
import { proactiveDrawSchema } from '../widget/proactiveDraw.ts';
import { defineContract } from './contract.ts';
import { emailField, optionalLineField, textField } from '../fields.ts';

/** A visitor's question. `messageId` is made by the widget: sending the same one again never asks or charges twice. */
export const answer = defineContract({
  name: 'answer',
  access: { kind: 'visitor' },
  idempotent: true,
  service: 'answer',
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    messageId: idSchema,
    text: textField(LIMITS.visitorMessageCharacters),
    /** The page's language: used when the question itself does not show it. */
    locale: z.enum(LOCALES),
    /** Id of an earlier question of this chat that is asked again for another answer; it counts as a new message. */
    regenerates: z.optional(idSchema),
    /** Visitor's identity according to the embedding website. Kept with the chat as its claim. */
    identity: z.optional(
      z.strictObject({ name: optionalLineField(LIMITS.nameCharacters), email: z.union([z.literal(''), emailField]) }),
    ),
    /** Draw for a message beside the bubble on the page on which the conversation begins. Kept with the chat if it counts. */
    proactive: z.optional(z.strictObject(proactiveDrawSchema.shape)),
    /** Solution of the challenge of a `proof-required` with which this very question was refused. */
    proof: z.optional(
      z.strictObject({
        challenge: z.string().check(z.maxLength(60)),
        nonces: z
          .array(z.int().check(z.gte(0), z.lte(PROOF.maxNonce)))
          .check(z.minLength(PROOF.parts), z.maxLength(PROOF.parts)),
      }),
    ),
  }),
  output: answerResultSchema,
  chunk: answerChunkSchema,
});
