import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { textField } from './fields.ts';

/** Writes to the visitor of a conversation that the caller has taken over, else fails with `chat-not-taken-over`. A repeated `messageId` changes nothing. */
export const sendAgentMessage = defineContract({
  name: 'sendAgentMessage',
  access: { kind: 'member', action: 'chat.write' },
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
    messageId: idSchema,
    text: textField(LIMITS.qaAnswerCharacters),
  }),
  output: z.strictObject({}),
});
