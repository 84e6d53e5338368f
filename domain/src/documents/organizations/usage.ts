import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/usage/{yyyy-mm | trial}: reserved before an answer, given back when there was none. */
export const usageSchema = z.object({
  messages: z.int(),
  /** Pages of scans that a model has read; taken before it is asked, given back where it did not answer. */
  scannedPages: z.int().default(0),
  /** The last share of the plan, in percent, that the owner has been told of. */
  warned: z.int().default(0),
  /**
   * The questions of the minute that was last asked in. Limits per address, chatbot and organization count here, since this
   * document is written with every question anyway.
   */
  minute: z
    .nullable(
      z.object({
        /** Minutes since 1970. */
        start: z.int(),
        total: z.int(),
        chatbots: z.record(z.string(), z.int()),
        /** By keyed hash of the address prefix and the minute: it leads back to nobody. */
        addresses: z.record(z.string(), z.int()),
      }),
    )
    .default(null),
  /**
   * Questions that took some of `messages` and are not yet known to be stored, by `{chatId}/{messageId}` (decision 047). A question
   * that is asked again while it stands here takes no other one.
   */
  pending: z
    .record(
      z.string(),
      z.object({
        /** Id of the charge: the question is stored with it (`chargeId`). */
        id: z.string(),
        /** Number of messages that it is. */
        messages: z.int().default(1),
        /** The tries that may store the question with it. */
        holders: z.array(z.string()),
        /** Start of the last of them. */
        at: timestamp,
      }),
    )
    .default({}),
});

export type Usage = z.infer<typeof usageSchema>;
