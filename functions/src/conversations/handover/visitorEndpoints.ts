import { readChatMode as readChatModeContract } from '@parlance/domain/contracts/conversations/chats';
import * as contracts from '@parlance/domain/contracts/conversations/handover';
import { LIMITS } from '@parlance/domain/limits';
import { createRateLimiter } from '../../kernel/platform/limits/createRateLimiter.ts';
import { type Endpoint, visitorEndpoint } from '../../kernel/access/endpoint.ts';
import { cancelHandover } from './cancelHandover.ts';
import { createTypingThrottle } from './live/createTypingThrottle.ts';
import { requestHandover } from '../requestHandover.ts';
import { sendVisitorMessage } from '../sendVisitorMessage.ts';
import { showVisitorTyping } from './live/showVisitorTyping.ts';
import { readChatMode } from './live/readChatMode.ts';
import { watchChat } from './live/watchChat.ts';

/** Too cheap to count in the database: counted in each process, which is a shield and no limit. */
const takeFromLimiter = createRateLimiter(4 * LIMITS.addressQuestionsPerMinute);
const isWorthAWrite = createTypingThrottle();

export const visitorHandoverEndpoints: readonly Endpoint[] = [
  visitorEndpoint(contracts.requestHandover, async ({ input, who }) => {
    const { handoverId, name, email, consent: hasConsent = false, locale, language } = input;
    return { minutes: await requestHandover(who, { handoverId, name, email, hasConsent, locale, language }) };
  }),
  visitorEndpoint(contracts.cancelHandover, async ({ who, address }) => {
    takeFromLimiter(address);
    await cancelHandover(who);
    return {};
  }),
  visitorEndpoint(readChatModeContract, async ({ who, address }) => {
    takeFromLimiter(address);
    return { mode: await readChatMode(who) };
  }),
  visitorEndpoint(contracts.watchChat, async ({ who }) => watchChat(who)),
  visitorEndpoint(contracts.sendVisitorMessage, async ({ input, who }) => {
    await sendVisitorMessage(who, input);
    return {};
  }),
  visitorEndpoint(contracts.showVisitorTyping, async ({ who, address }) => {
    takeFromLimiter(address);
    if (isWorthAWrite(`visitor:${who.chatId}`)) await showVisitorTyping(who);
    return {};
  }),
];
