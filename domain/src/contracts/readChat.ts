import * as z from 'zod/mini';
import { chatViewSchema } from '../widget/chatMessage.ts';
import { defineContract } from './contract.ts';

/** The visitor's own conversation, to catch up after the connection was gone. Empty if nothing was said yet. */
export const readChat = defineContract({
  name: 'readChat',
  access: { kind: 'visitor' },
  input: z.strictObject({ token: z.string().check(z.maxLength(2000)) }),
  output: chatViewSchema,
});
