import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** Stands for the topics of conversations that no topic document is there for. */
export const OTHER_TOPIC = 'other';

/** orgs/{orgId}/topics/{topicId}: what many conversations of a chatbot are about. Found automatically, named by members. */
export const topicSchema = z.object({
  chatbotId: idSchema,
  name: z.string(),
  /** The words that count of the text that it was found in, folded (`topicKey`). */
  key: z.string(),
  /** Further folded words that belong to it: those of the names that members gave it. */
  aliases: z.array(z.string()).default([]),
  /** Takes no conversations whose words are merely alike. */
  frozen: z.boolean().default(false),
  /** The topic that its figures are added to. That one is merged into none. */
  mergedInto: z.nullable(idSchema).default(null),
  /** Conversations that are stored with it, as counted last; the figures of a period are in the days. */
  count: z.int().default(0),
  createdAt: timestamp,
  /** Goes up with each change by a member. */
  version: z.int().default(1),
});

export type Topic = z.infer<typeof topicSchema>;
