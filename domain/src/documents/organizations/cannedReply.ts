import * as z from 'zod';
import { byLocale } from '../../locales.ts';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/cannedReplies/{replyId}: a text of the team's for what visitors write often. */
export const cannedReplySchema = z.object({
  /** Shortcut that it is found by, without the slash. No two of an organization have the same. */
  shortcut: z.string(),
  title: z.string(),
  /** By language, with placeholders (`CANNED_REPLY_TOKENS`). Empty: none in that language, which may be newer than the reply; one of them has a text. */
  texts: z.object(byLocale(() => z.string().default(''))),
  /** Counts the saves, from 1: who saves names the version that they changed. */
  version: z.int(),
  createdAt: timestamp,
});

export type CannedReply = z.infer<typeof cannedReplySchema>;
