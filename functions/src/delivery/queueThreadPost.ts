import type { TeamPost } from '@parlance/domain/documents/teamChats/teamPost';
import type { TeamThread } from '@parlance/domain/documents/teamChats/teamThread';
import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';
import { newTeamPost } from './teamChats/newTeamPost.ts';
import { teamPostId } from './teamChats/teamPostId.ts';

interface ThreadNews extends Partial<Pick<TeamPost, 'messageId' | 'agentUid'>> {
  kind: 'message' | 'joined' | 'left';
  /** Identifies it in its conversation: what has the same key is posted once. */
  key: string;
}

/** Posts something into the thread in which a conversation is followed, with the commit in which it happens. Returns the post's id. */
export function queueThreadPost(
  commit: Transaction | WriteBatch,
  orgId: string,
  { teamChatId, chatbotId, chatId, threadTs }: Omit<TeamThread, 'agentUid' | 'expiresAt'>,
  { key, ...about }: ThreadNews,
  now: Date,
): string {
  const postId = teamPostId(teamChatId, chatId, about.kind, key);
  commit.create(refs.teamPost(orgId, postId), newTeamPost({ ...about, teamChatId, chatbotId, chatId, threadTs }, now));
  return postId;
}
