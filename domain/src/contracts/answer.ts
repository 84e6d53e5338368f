import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { answerChunkSchema, answerResultSchema } from '../widget/answerStream.ts';
import { defineContract } from './contract.ts';
import { textField } from './fields.ts';

/** A visitor's question. `messageId` is made by the widget: sending the same one again never asks or charges twice. */
export const answer = defineContract({
  name: 'answer',
  access: { kind: 'visitor' },
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    messageId: idSchema,
    text: textField(LIMITS.visitorMessageCharacters),
    /** The page's language: used when the question itself does not tell. */
    locale: z.enum(LOCALES),
  }),
  output: answerResultSchema,
  chunk: answerChunkSchema,
});
