import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

/** Replaces the hosts that may embed a chatbot. Answers with their stored form; fails with `invalid-input` if one is no host. */
export const setAllowedDomains = defineContract({
  name: 'setAllowedDomains',
  access: { kind: 'member', action: 'domains.update' },
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    domains: z.array(z.string().check(z.maxLength(260))).check(z.maxLength(LIMITS.allowedDomains)),
  }),
  output: z.strictObject({ domains: z.array(z.string()) }),
});
