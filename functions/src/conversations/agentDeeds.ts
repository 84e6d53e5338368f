import { joinChat } from './handover/joinChat.ts';
import { leaveChat } from './handover/leaveChat.ts';
import { sendAgentMessage } from './handover/sendAgentMessage.ts';
import { replyToLead } from './leadMail/replyToLead.ts';

/** Deeds of a member in a conversation, or with a lead, for what knows of channels. Each throws as its function says. */
export const agentDeeds = { join: joinChat, leave: leaveChat, write: sendAgentMessage, replyToLead } as const;
