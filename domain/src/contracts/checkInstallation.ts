import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

/** Looks for a chatbot's snippet in a public page. Fails with `url-invalid`, `address-not-allowed` or `site-unreachable`. */
export const checkInstallation = defineContract({
  name: 'checkInstallation',
  access: { kind: 'member', action: 'chatbot.configure' },
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    url: z.string().check(z.trim(), z.maxLength(LIMITS.urlCharacters)),
  }),
  output: z.strictObject({
    /** `other`: a snippet of ours that names another chatbot. */
    found: z.enum(['script', 'iframe', 'other', 'none']),
    /** Whether the page's host is among the allowed ones. */
    isAllowed: z.boolean(),
    /** The page's host, after redirects. */
    host: z.string(),
  }),
});
