import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { textField } from './fields.ts';

/**
 * Replaces an answer of the chatbot by a better one, and teaches it to the chatbot as a question with its answer, so that
 * the next visitor with that question gets it word for word. `messageId` is the answer's. Repeated calls change nothing.
 */
export const reviseAnswer = defineContract({
  name: 'reviseAnswer',
  access: { kind: 'member', action: 'chat.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
    messageId: idSchema,
    text: textField(LIMITS.qaAnswerCharacters),
  }),
  output: z.strictObject({}),
});
