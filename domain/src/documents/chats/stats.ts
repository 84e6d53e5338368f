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
   * Some of the day's questions that the sources had no answer to, by place: that comes from the question's words, so that the
   * document cannot grow beyond `LIMITS.unansweredPerDay` of them. Of the same words the latest question stands there.
   */
  unanswered: z
    .record(
      z.string(),
      z.object({
        chatId: idSchema,
        messageId: idSchema,
        question: z.string(),
        at: timestamp,
        /** Under which it is counted in `asked`. */
        counter: z.string().default(''),
      }),
    )
    .default({}),
  /** How often the questions without an answer were asked, by counter. A counter stays when its question goes. */
  asked: z.record(z.string(), z.int()).default({}),
});

export type Stats = z.infer<typeof statsSchema>;
