import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

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
  /** The day's messages by the hour in UTC, 0 to 23. */
  hours: z.record(z.string(), z.int()).default({}),
  /**
   * Some of the day's questions that the sources had no answer to, by slot: a place comes from the message's id, so that the
   * document cannot grow beyond `LIMITS.unansweredPerDay` of them.
   */
  unanswered: z
    .record(z.string(), z.object({ chatId: idSchema, messageId: idSchema, question: z.string(), at: timestamp }))
    .default({}),
});

export type Stats = z.infer<typeof statsSchema>;
