import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/** Deletes the visitor's own conversation with all its messages. Messages that were left for the business stay. Repeated calls remove nothing more. */
export const deleteMyChat = defineContract({
  name: 'deleteMyChat',
  access: { kind: 'visitor' },
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
  }),
  output: z.strictObject({ messages: z.int() }),
});
