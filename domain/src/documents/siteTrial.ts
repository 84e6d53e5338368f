import * as z from 'zod';
import { idSchema } from '../ids.ts';
import { LOCALES } from '../locales.ts';
import { timestamp } from '../timestamp.ts';

/**
 * siteTrials/{sha256}: a chatbot that somebody without an account tries on the pages of a website, by the hash of the key that
 * only that browser has. Its organization has no members. Nothing is known of who tries it.
 */
export const siteTrialSchema = z.object({
  orgId: idSchema,
  chatbotId: idSchema,
  sourceId: idSchema,
  /** Start address of the website. */
  url: z.string(),
  /** The chatbot's language. */
  locale: z.enum(LOCALES),
  createdAt: timestamp,
  /** From then on it answers nobody, and the next minute removes it, but nothing of what an account has taken over. */
  expiresAt: timestamp,
  /** Time at which an account took it over: from then on the key opens nothing, and begins no other trial with the same work. */
  usedAt: z.nullable(timestamp).default(null),
});

export type SiteTrial = z.infer<typeof siteTrialSchema>;
