import type { TeamChatTopic } from '@parlance/domain/teamChats/TEAM_CHAT_TOPICS';
import { LIMITS } from '@parlance/domain/limits';
import { refs } from '../kernel/platform/refs.ts';
import { isAlreadyThere } from '../kernel/platform/writes/isAlreadyThere.ts';
import { newTeamPost } from './teamChats/newTeamPost.ts';
import { teamPostId } from './teamChats/teamPostId.ts';
import { wakeTeamChat } from './wakeTeamChat.ts';

interface TeamNews {
  topic: TeamChatTopic;
  chatbotId: string;
  chatId: string | null;
  leadId?: string;
  /** Identifies it among others of its topic: what has the same key is posted once. */
  key: string;
}

/** Queues a post to each channel of Slack or Teams that wants to know. Called again, it queues nothing more. One read for each channel, at least one. */
export async function tellTeamChats(
  orgId: string,
  { topic, key, ...about }: TeamNews,
  now = new Date(),
): Promise<void> {
  const { docs } = await refs.teamChats(orgId).limit(LIMITS.teamChatsPerOrg).get();
  const kind = topic === 'leads' ? 'lead' : 'handover';
  for (const found of docs) {
    if (!found.data().topics.includes(topic)) continue;
    const teamChatId = found.id;
    const postId = teamPostId(teamChatId, topic, key);
    try {
      await refs.teamPost(orgId, postId).create(newTeamPost({ ...about, kind, teamChatId }, now));
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
      continue;
    }
    await wakeTeamChat(orgId, teamChatId, postId);
  }
}
