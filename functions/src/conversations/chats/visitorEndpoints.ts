import * as contracts from '@parlance/domain/contracts/conversations/chats';
import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { createResumeToken } from '../../kernel/access/tokens/resumeToken.ts';
import { type Endpoint, publicEndpoint, visitorEndpoint } from '../../kernel/access/endpoint.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { deleteMyChat } from './deleteMyChat.ts';
import { rateAnswer } from './rateAnswer.ts';
import { rateChat } from './rateChat.ts';
import { readChat } from './readChat.ts';
import { resumeChat } from './resumeChat.ts';

export const visitorChatEndpoints: readonly Endpoint[] = [
  visitorEndpoint(contracts.rateAnswer, async ({ input, who }) => {
    await rateAnswer(who, input);
    return {};
  }),
  visitorEndpoint(contracts.rateChat, async ({ input, who }) => {
    await rateChat(who, input);
    return {};
  }),
  visitorEndpoint(contracts.readChat, async ({ who }) => readChat(who)),
  visitorEndpoint(contracts.deleteMyChat, async ({ who }) => ({ messages: await deleteMyChat(who) })),
  visitorEndpoint(contracts.rememberChat, async ({ who }) => {
    // A contact's conversations come back with their next sign-in, on any device: nothing of them is stored in a browser.
    if (who.contact !== undefined) throw new AppError('permission-denied');
    return { resumeToken: createResumeToken(who) };
  }),
  // The resume token is the authority here.
  publicEndpoint(contracts.resumeChat, async ({ input, address }) => {
    await takeRateLimit(`resume:${input.chatbotId}:${address}`, 60, HOUR_MS);
    return resumeChat(input.chatbotId, input.resumeToken);
  }),
];
