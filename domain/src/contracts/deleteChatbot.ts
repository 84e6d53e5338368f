import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

/** Begins to delete a chatbot with everything that it owns. `name` is typed by the person and must be the chatbot's, else `confirmation-mismatch`. Repeated calls find the same deletion. */
export const deleteChatbot = defineContract({
  name: 'deleteChatbot',
  access: { kind: 'member', action: 'chatbot.delete' },
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    name: z.string().check(z.maxLength(LIMITS.nameCharacters)),
  }),
  output: z.strictObject({ deletionId: idSchema }),
});
