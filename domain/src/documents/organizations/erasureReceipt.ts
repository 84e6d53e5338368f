import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/erasureReceipts/{receiptId}: what was removed of one person's data, and when. Whose it was is not in it. */
export const erasureReceiptSchema = z.object({
  /** Key that the person was found by. */
  foundBy: z.enum(['email', 'phone', 'chat']),
  status: z.enum(['running', 'done']),
  /** Number of items found, all of which are gone once it is done. */
  removed: z.object({
    /** Customers whom the business's server vouched for. Receipts of older versions count none. */
    contacts: z.int().default(0),
    leads: z.int(),
    declarations: z.int().default(0),
    /** Forms that were filled in. */
    submissions: z.int().default(0),
    /** Exchanges by connected channels, with messages on their way. */
    exchanges: z.int().default(0),
    chats: z.int(),
    messages: z.int(),
    mails: z.int(),
    /** Questions in the figures that were the person's words. */
    quotes: z.int(),
  }),
  startedBy: idSchema,
  startedAt: timestamp,
  endedAt: z.nullable(timestamp),
});

export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>;
