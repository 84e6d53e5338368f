import * as contracts from '@parlance/domain/contracts/conversations/handover';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { createTypingThrottle } from './live/createTypingThrottle.ts';
import { joinChat } from './joinChat.ts';
import { leaveChat } from './leaveChat.ts';
import { sendAgentMessage } from './sendAgentMessage.ts';
import { showAgentTyping } from './live/showAgentTyping.ts';

const isWorthAWrite = createTypingThrottle();

export const handoverEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.joinChat, async ({ input, who }) => {
    await joinChat(who, input.chatId);
    return {};
  }),
  memberEndpoint(contracts.leaveChat, async ({ input, who }) => {
    await leaveChat(who, input.chatId);
    return {};
  }),
  memberEndpoint(contracts.sendAgentMessage, async ({ input, who }) => {
    await sendAgentMessage(who, input.chatId, input);
    return {};
  }),
  memberEndpoint(contracts.showAgentTyping, async ({ input, who }) => {
    if (isWorthAWrite(`${who.uid}:${input.orgId}:${input.chatId}`)) await showAgentTyping(who, input.chatId);
    return {};
  }),
];
