import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

export const DELETION_KINDS = ['chatbot', 'conversations'] as const;

/** orgs/{orgId}/deletions/{deletionId}: what is being deleted, how far it is, and in the end the receipt. */
export const deletionSchema = z.object({
  kind: z.enum(DELETION_KINDS),
  chatbotId: idSchema,
  chatbotName: z.string(),
  status: z.enum(['running', 'done']),
  /** Number of items to delete, counted at the beginning, and number of those deleted. */
  total: z.int(),
  done: z.int(),
  /** The receipt. What a chatbot's deletion alone removes is 0 for conversations. */
  removed: z.object({
    chats: z.int(),
    messages: z.int(),
    leads: z.int(),
    declarations: z.int().default(0),
    submissions: z.int().default(0),
    sources: z.int(),
    chunks: z.int(),
    files: z.int(),
  }),
  /** Conversations newer than this stay: they began after the deletion. */
  startedAt: timestamp,
  startedBy: idSchema,
  endedAt: z.nullable(timestamp),
});

export type Deletion = z.infer<typeof deletionSchema>;
