import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/** Tells the visitor that the person who has taken over is typing. */
export const showAgentTyping = defineContract({
  name: 'showAgentTyping',
  access: { kind: 'member', action: 'chat.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
  }),
  output: z.strictObject({}),
});
