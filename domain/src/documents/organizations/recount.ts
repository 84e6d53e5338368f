import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** A figure that the counters and the conversations do not agree about. */
const differenceSchema = z.object({
  /** Of the figures, with dots: `depth.quick`. */
  figure: z.string(),
  counted: z.int(),
  found: z.int(),
});

/**
 * orgs/{orgId}/recounts/{yyyy-mm-dd}: what counting a day again from conversations and messages came to. The counters are left as
 * they are.
 */
export const recountSchema = z.object({
  day: z.string(),
  chatbots: z.array(
    z.object({
      chatbotId: idSchema,
      conversations: z.int(),
      messages: z.int(),
      /** Conversations of the day that were deleted before: then figures above what was found are no difference. */
      deleted: z.int(),
      /** At most `LIMITS.recountDifferences`. */
      differences: z.array(differenceSchema),
    }),
  ),
  /** Of all chatbots. Expected: 0. */
  differences: z.int(),
  at: timestamp,
  /** Time of its removal. */
  expiresAt: timestamp,
});

export type Recount = z.infer<typeof recountSchema>;
