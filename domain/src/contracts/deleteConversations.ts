import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Begins to delete all conversations that a chatbot has had until now. Leads stay. */
export const deleteConversations = defineContract({
  name: 'deleteConversations',
  access: { kind: 'member', action: 'conversations.delete' },
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    confirmation: z.literal('delete'),
  }),
  output: z.strictObject({ deletionId: idSchema }),
});
