import * as z from 'zod/mini';
import { chatViewSchema } from '../widget/chatMessage.ts';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

/**
 * Takes up an earlier conversation with this chatbot. Fails with `visitor-token-expired` after `LIMITS.resumeTokenMs`, with
 * `visitor-token-invalid` for a token of another chatbot, and with `not-found` if the conversation is gone.
 */
export const resumeChat = defineContract({
  name: 'resumeChat',
  access: { kind: 'visitor' },
  input: z.strictObject({ chatbotId: idSchema, resumeToken: z.string().check(z.maxLength(2000)) }),
  output: z.extend(chatViewSchema, { token: z.string() }),
});
