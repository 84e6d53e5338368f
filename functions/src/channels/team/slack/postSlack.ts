import * as z from 'zod';
import type { RenderedPost } from '../rendering/RenderedPost.ts';
import { callSlack } from './callSlack.ts';
import { escapeSlack } from './escapeSlack.ts';
import { slackBlocks } from './slackBlocks.ts';

/** https://docs.slack.dev/reference/methods/chat.postMessage */
const sentSchema = z.object({ ts: z.string() });

/** Length of the text that a notification shows, in characters. */
const FALLBACK_CHARACTERS = 300;

interface SlackPlace {
  token: string;
  channelId: string;
  /** The post in whose thread it stands; empty for none. */
  threadTs: string;
}

/** Posts to a channel, and returns Slack's time of it, which is its name there. Throws `ChannelError`. */
export async function postSlack(
  { token, channelId, threadTs }: SlackPlace,
  postId: string,
  post: RenderedPost,
): Promise<string> {
  const sent = await callSlack(token, 'chat.postMessage', {
    channel: channelId,
    text: escapeSlack([post.title, post.words].join('\n').trim().slice(0, FALLBACK_CHARACTERS).toWellFormed()),
    blocks: JSON.stringify(slackBlocks(postId, post)),
    unfurl_links: 'false',
    unfurl_media: 'false',
    ...(threadTs === '' ? {} : { thread_ts: threadTs }),
  });
  return sentSchema.parse(sent).ts;
}
