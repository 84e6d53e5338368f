import type { TeamChat, TeamChatSecret } from '@parlance/domain/documents/teamChats/teamChat';
import type { TeamEvent } from '@parlance/domain/documents/teamChats/teamEvent';
import type { TeamPost } from '@parlance/domain/documents/teamChats/teamPost';
import type { TeamThread } from '@parlance/domain/documents/teamChats/teamThread';

const AT = new Date('2026-11-20T12:00:00Z');
const about = { teamChatId: 'teamChat', chatbotId: 'chatbot', chatId: 'chat' };

const teamChat: TeamChat = {
  account: {
    kind: 'slack',
    workspaceId: 'T0FERNWEG',
    workspaceName: 'Fernweg',
    botUserId: 'U0PARLANCE',
    channelId: 'C0TEAM0000',
  },
  name: '#team',
  topics: ['handovers', 'leads'],
  postedAt: null,
  fault: null,
  createdAt: AT,
};

const teamChatSecret: TeamChatSecret = { access: 'token of this test', signing: '0'.repeat(32) };

const teamPost: TeamPost = {
  ...about,
  kind: 'handover',
  leadId: null,
  messageId: null,
  agentUid: null,
  threadTs: '',
  status: 'sent',
  ts: '1764000000.000001',
  attempts: 1,
  nextAttemptAt: AT,
  fault: null,
  createdAt: AT,
  expiresAt: AT,
};

const teamEvent: TeamEvent = {
  ...about,
  kind: 'reply',
  threadTs: '1764000000.000001',
  userId: 'U0ADA',
  text: '',
  hasFiles: false,
  status: 'done',
  order: '1764000001.000001',
  attempts: 1,
  nextAttemptAt: AT,
  expiresAt: AT,
};

const teamThread: TeamThread = { ...about, threadTs: '1764000000.000001', agentUid: 'member', expiresAt: AT };

/** Documents of teams' chats for the rules' tests. */
export const ruleTeamChatDocuments = { teamChat, teamChatSecret, teamPost, teamEvent, teamThread } as const;
