import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/** Gives a token with which this browser can take up the conversation later (`resumeChat`). Called only after the visitor agreed to store it. */
export const rememberChat = defineContract({
  name: 'rememberChat',
  access: { kind: 'visitor' },
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
  }),
  output: z.strictObject({ resumeToken: z.string() }),
});
