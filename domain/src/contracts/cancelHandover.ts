import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/** Takes back the wish for a person, or ends a conversation with one. The chatbot answers again. */
export const cancelHandover = defineContract({
  name: 'cancelHandover',
  access: { kind: 'visitor' },
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
  }),
  output: z.strictObject({}),
});
