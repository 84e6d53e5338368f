import type { TeamPost } from '@parlance/domain/documents/teamChats/teamPost';
import { LIMITS } from '@parlance/domain/limits';

type About = Pick<TeamPost, 'teamChatId' | 'chatbotId' | 'kind' | 'chatId'> &
  Partial<Pick<TeamPost, 'leadId' | 'messageId' | 'agentUid' | 'threadTs'>>;

/** A post on its way to a team's chat, which nobody has tried to send. */
export function newTeamPost(about: About, now: Date): TeamPost {
  return {
    leadId: null,
    messageId: null,
    agentUid: null,
    threadTs: '',
    ...about,
    status: 'waiting',
    ts: null,
    attempts: 0,
    nextAttemptAt: now,
    fault: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIMITS.teamPostMemoryMs),
  };
}
