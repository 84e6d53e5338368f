import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { lineField, textField } from './fields.ts';

/** Makes questions with their answers, or changes those whose question is there already. Ids are the caller's, as in `saveQa`. */
export const importQa = defineContract({
  name: 'importQa',
  access: { kind: 'member', action: 'source.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    rows: z
      .array(
        z.strictObject({
          sourceId: idSchema,
          question: lineField(LIMITS.questionCharacters),
          answer: textField(LIMITS.qaAnswerCharacters),
        }),
      )
      .check(z.minLength(1), z.maxLength(LIMITS.qaRowsPerImport)),
  }),
  output: z.strictObject({ created: z.int(), updated: z.int() }),
});
