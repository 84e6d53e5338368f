import { MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import * as z from 'zod';
import { callSlack } from './callSlack.ts';

/** https://docs.slack.dev/reference/methods/conversations.history, and conversations.replies */
const foundSchema = z.object({
  messages: z.array(
    z.looseObject({ ts: z.string(), blocks: z.optional(z.array(z.looseObject({ block_id: z.optional(z.string()) }))) }),
  ),
});

/** Messages that are looked through: the most that Slack gives at once. */
const MESSAGES = 999;

interface Searched {
  token: string;
  channelId: string;
  /** The post in whose thread it would stand; empty for the channel. */
  threadTs: string;
  postId: string;
  /** Time at which it was ordered. */
  since: Date;
}

/**
 * Looks in a channel for a post that may have been handed over before a worker was killed, or without an answer. Returns Slack's time of it,
 * undefined where it is not among the newest 999 messages since then. Throws `ChannelError`.
 */
export async function findSlackPost({
  token,
  channelId,
  threadTs,
  postId,
  since,
}: Searched): Promise<string | undefined> {
  const oldest = String((since.getTime() - MINUTE_MS) / SECOND_MS);
  const where = { channel: channelId, oldest, limit: String(MESSAGES) };
  const found = foundSchema.parse(
    threadTs === ''
      ? await callSlack(token, 'conversations.history', where)
      : await callSlack(token, 'conversations.replies', { ...where, ts: threadTs }),
  );
  return found.messages.find(({ blocks = [] }) => blocks.some(({ block_id }) => block_id === postId))?.ts;
}
