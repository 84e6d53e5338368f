import type { TeamPost } from '@parlance/domain/documents/teamChats/teamPost';
import { LIMITS } from '@parlance/domain/limits';
import { openTeamPosts, teamPostsByTs } from '@parlance/domain/queries/teamChats';
import { wakeTeamChat } from '../../../delivery/wakeTeamChat.ts';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { hashOf } from '../../../kernel/platform/secrets/hashOf.ts';
import { isAlreadyThere } from '../../../kernel/platform/writes/isAlreadyThere.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import type { SlackDeed } from '../slack/readSlackPost.ts';
import type { TeamPlace } from '../TeamPlace.ts';

/**
 * Stores what somebody did in the thread of a post before Slack is told that it came. A second delivery changes nothing, and what happens in
 * other threads of the channel is not stored. Throws `ChannelError` `service-away` while a post is on its way whose name nobody knows yet: it may be
 * the one above, and Slack repeats the event.
 */
export async function storeTeamEvent({ orgId, teamChatId }: TeamPlace, deed: SlackDeed, now: Date): Promise<void> {
  const { eventId, channelId: _, text, ...own } = deed;
  const post = await postAt({ orgId, teamChatId }, deed.threadTs);
  if (post === undefined || post.chatId === null) return;
  const id = hashOf(teamChatId, eventId);
  try {
    await refs.teamEvent(orgId, id).create({
      ...own,
      teamChatId,
      chatbotId: post.chatbotId,
      chatId: post.chatId,
      // One more than may be sent: what is longer is refused, not cut.
      text: text.slice(0, 2 * LIMITS.qaAnswerCharacters + 1).toWellFormed(),
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      expiresAt: new Date(now.getTime() + LIMITS.channelMemoryMs),
    });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return;
  }
  await wakeTeamChat(orgId, teamChatId, id);
}

/** The post that a thread is below. */
async function postAt({ orgId, teamChatId }: TeamPlace, ts: string): Promise<TeamPost | undefined> {
  const found = await queryOf(refs.teamPosts(orgId), teamPostsByTs, { teamChatId, ts }).limit(1).get();
  const [post] = found.docs;
  if (post !== undefined) return post.data();
  const open = await queryOf(refs.teamPosts(orgId), openTeamPosts, { teamChatId }).limit(1).get();
  if (open.docs[0]?.data().status === 'sending') throw new ChannelError('service-away');
  return undefined;
}
