import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Gives a conversation back to the chatbot. Repeated calls change nothing. */
export const leaveChat = defineContract({
  name: 'leaveChat',
  access: { kind: 'member', action: 'chat.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
  }),
  output: z.strictObject({}),
});
