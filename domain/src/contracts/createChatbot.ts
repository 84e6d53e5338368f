import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { lineField, optionalLineField } from './fields.ts';

/** Fails with `chatbot-limit-reached` { current, max } when the plan has no room. */
export const createChatbot = defineContract({
  name: 'createChatbot',
  access: { kind: 'member', action: 'chatbot.create' },
  input: z.strictObject({
    orgId: idSchema,
    name: lineField(LIMITS.nameCharacters),
    description: optionalLineField(LIMITS.descriptionCharacters),
  }),
  output: z.strictObject({ chatbotId: idSchema }),
});
