import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { textField } from './fields.ts';

/** Writes to the person who has taken over. A repeated `messageId` changes nothing. Fails with `chat-not-taken-over` when the chatbot answers again. */
export const sendVisitorMessage = defineContract({
  name: 'sendVisitorMessage',
  access: { kind: 'visitor' },
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    messageId: idSchema,
    text: textField(LIMITS.visitorMessageCharacters),
  }),
  output: z.strictObject({}),
});
