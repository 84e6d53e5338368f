import * as contracts from '@parlance/domain/contracts/conversations/chats';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { correctChat } from './correctChat.ts';
import { deleteChats } from '../deleteChats.ts';
import { reviseAnswer } from './reviseAnswer.ts';
import { chatTeamEndpoints } from './team/endpoints.ts';

export const chatEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.reviseAnswer, async ({ input, who }) => {
    await reviseAnswer(who, input);
    return {};
  }),
  memberEndpoint(contracts.correctChat, async ({ input: { chatId, category, topic, sentiment }, who }) => {
    await correctChat(who, chatId, { category, topic, sentiment });
    return {};
  }),
  ...chatTeamEndpoints,
  memberEndpoint(contracts.deleteChats, async ({ input, who }) => ({ chats: await deleteChats(who, input.chatIds) })),
];
