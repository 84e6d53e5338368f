import { joinChat } from './handover/joinChat.ts';
import { leaveChat } from './handover/leaveChat.ts';
import { sendAgentMessage } from './handover/sendAgentMessage.ts';

/** Deeds of a member in a conversation, for those who are not in the dashboard. Each throws as its function says. */
export const agentDeeds = { join: joinChat, leave: leaveChat, write: sendAgentMessage } as const;
