import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { lineField, textField } from './fields.ts';

/** Makes a question with its answer, or changes one. `sourceId` is made by the caller, so that a repeated call makes one. */
export const saveQa = defineContract({
  name: 'saveQa',
  access: { kind: 'member', action: 'source.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    sourceId: idSchema,
    question: lineField(LIMITS.questionCharacters),
    answer: textField(LIMITS.qaAnswerCharacters),
  }),
  output: z.strictObject({}),
});
