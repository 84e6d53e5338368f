import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { sketchSchema } from '../../text/sketch.ts';
import { timestamp } from '../../timestamp.ts';
import { figuresSchema } from './figures.ts';

/** orgs/{orgId}/stats/{chatbotId}_{yyyy-mm-dd}: one chatbot's figures of one day in the organization's time zone. */
export const statsSchema = z.object({
  ...figuresSchema.shape,
  chatbotId: idSchema,
  day: z.string(),
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
        /** Key of its counter in `asked`. */
        counter: z.string().default(''),
        /** Null where the embedder was away, and before it was stored. */
        sketch: z.nullable(sketchSchema).default(null),
      }),
    )
    .default({}),
  /** Number of times that the questions without an answer were asked, by counter. A counter stays when its question goes. */
  asked: z.record(z.string(), z.int()).default({}),
  /** Time at which something was last added to it; null for days from before it was stored. */
  foldedAt: z.nullable(timestamp).default(null),
});

export type Stats = z.infer<typeof statsSchema>;
