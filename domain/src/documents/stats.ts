import * as z from 'zod';
import { idSchema } from '../ids.ts';

/** A counter that is missing until something was counted. */
const count = z.int().default(0);

/** orgs/{orgId}/stats/{chatbotId}_{yyyy-mm-dd}: one chatbot's figures of one day in the organization's time zone. */
export const statsSchema = z.object({
  chatbotId: idSchema,
  day: z.string(),
  conversations: count,
  messages: count,
  answered: count,
  refused: count,
  failed: count,
  leads: count,
  positive: count,
  negative: count,
  /** Sum over the day's answers; divide by `messages`. */
  latencyMsSum: count,
  tokens: count,
});

export type Stats = z.infer<typeof statsSchema>;
