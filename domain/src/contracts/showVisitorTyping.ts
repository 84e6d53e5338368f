import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/** Tells the person who has taken over that the visitor is typing. Without one it does nothing. */
export const showVisitorTyping = defineContract({
  name: 'showVisitorTyping',
  access: { kind: 'visitor' },
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
  }),
  output: z.strictObject({}),
});
