import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Marks a conversation as read by the team. */
export const markChatRead = defineContract({
  name: 'markChatRead',
  access: { kind: 'member', action: 'chat.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
  }),
  output: z.strictObject({}),
});
