import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Takes over a conversation from the chatbot. Fails with `chat-taken-over` if another person has it. Repeated calls change nothing. */
export const joinChat = defineContract({
  name: 'joinChat',
  access: { kind: 'member', action: 'chat.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
  }),
  output: z.strictObject({}),
});
