import { paths } from '@parlance/domain/paths';
import { ruleTeamChatDocuments } from '../../support/channels/ruleTeamChatDocuments.ts';
import type { RuleRow } from './ruleRow.ts';

/** Teams' chats, which all members see; what they are connected with and what goes in and out there is the server's alone. */
export const TEAM_CHAT_ROWS: readonly RuleRow[] = [
  {
    name: 'orgs/{org}/teamChats',
    path: (orgId) => paths.teamChat(orgId, 'teamChat'),
    document: ruleTeamChatDocuments.teamChat,
    change: { name: 'mine' },
    permissions: { get: 'org.read', list: 'org.read' },
  },
  {
    name: 'orgs/{org}/teamChatSecrets',
    path: (orgId) => paths.teamChatSecret(orgId, 'teamChat'),
    document: ruleTeamChatDocuments.teamChatSecret,
    change: { access: 'mine' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/teamPosts',
    path: (orgId) => paths.teamPost(orgId, 'post'),
    document: ruleTeamChatDocuments.teamPost,
    change: { chatId: 'mine' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/teamEvents',
    path: (orgId) => paths.teamEvent(orgId, 'event'),
    document: ruleTeamChatDocuments.teamEvent,
    change: { userId: 'mine' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/teamThreads',
    path: (orgId) => paths.teamThread(orgId, 'chat'),
    document: ruleTeamChatDocuments.teamThread,
    change: { agentUid: 'mine' },
    permissions: {},
  },
];
