import {
  cancelHandover as cancelHandoverContract,
  joinChat as joinChatContract,
  leaveChat as leaveChatContract,
  requestHandover as requestHandoverContract,
  sendAgentMessage as sendAgentMessageContract,
  sendVisitorMessage as sendVisitorMessageContract,
  showAgentTyping as showAgentTypingContract,
  showVisitorTyping as showVisitorTypingContract,
  watchChat as watchChatContract,
} from '@parlance/domain/contracts/handover';
import { LIMITS } from '@parlance/domain/limits';
import { createFloodGate } from '../platform/limits/createFloodGate.ts';
import { visitorTokenSecret } from '../platform/config.ts';
import { memberCallable, visitorCallable } from '../access/defineCallable.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { cancelHandover as cancelHandoverCase } from './cancelHandover.ts';
import { createTypingGate } from './live/createTypingGate.ts';
import { joinChat as joinChatCase } from './joinChat.ts';
import { leaveChat as leaveChatCase } from './leaveChat.ts';
import { requestHandover as requestHandoverCase } from './requestHandover.ts';
import { sendAgentMessage as sendAgentMessageCase } from './sendAgentMessage.ts';
import { sendVisitorMessage as sendVisitorMessageCase } from './sendVisitorMessage.ts';
import { showAgentTyping as showAgentTypingCase } from './live/showAgentTyping.ts';
import { showVisitorTyping as showVisitorTypingCase } from './live/showVisitorTyping.ts';
import { watchChat as watchChatCase } from './live/watchChat.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
/** Uses an hour of one conversation, and of one address prefix with one chatbot. */
const PER_CHAT = 10;
const PER_ADDRESS = 60;

const ofVisitors = { secrets: [visitorTokenSecret] };

/** What is not worth a counter in the database is counted in each process: a shield and no limit. */
const passFloodGate = createFloodGate(4 * LIMITS.addressQuestionsPerMinute);
const isWorthAWrite = createTypingGate();

export const requestHandover = visitorCallable(
  requestHandoverContract,
  async ({ input, who, address }) => {
    await takeRateLimit(`handover:${who.chatbotId}:${address}`, PER_ADDRESS, HOUR);
    await takeRateLimit(`handover:${who.chatId}`, PER_CHAT, HOUR);
    const { handoverId, name, email, locale } = input;
    return { minutes: await requestHandoverCase(who, { handoverId, name, email, locale }) };
  },
  ofVisitors,
);

export const cancelHandover = visitorCallable(
  cancelHandoverContract,
  async ({ who, address }) => {
    passFloodGate(address);
    await cancelHandoverCase(who);
    return {};
  },
  ofVisitors,
);

export const watchChat = visitorCallable(
  watchChatContract,
  async ({ who, address }) => {
    await takeRateLimit(`watch:${who.chatbotId}:${address}`, 4 * PER_ADDRESS, HOUR);
    await takeRateLimit(`watch:${who.chatId}`, 4 * PER_CHAT, HOUR);
    return watchChatCase(who);
  },
  ofVisitors,
);

export const sendVisitorMessage = visitorCallable(
  sendVisitorMessageContract,
  async ({ input, who, address }) => {
    await takeRateLimit(`say:${who.chatbotId}:${address}`, LIMITS.addressQuestionsPerMinute, MINUTE);
    await takeRateLimit(`say:${who.chatId}`, LIMITS.chatQuestionsPerMinute, MINUTE);
    await sendVisitorMessageCase(who, input);
    return {};
  },
  ofVisitors,
);

export const showVisitorTyping = visitorCallable(
  showVisitorTypingContract,
  async ({ who, address }) => {
    passFloodGate(address);
    if (isWorthAWrite(`visitor:${who.chatId}`)) await showVisitorTypingCase(who);
    return {};
  },
  ofVisitors,
);

export const joinChat = memberCallable(joinChatContract, async ({ input, who }) => {
  await joinChatCase(who, input.chatId);
  return {};
});

export const leaveChat = memberCallable(leaveChatContract, async ({ input, who }) => {
  await leaveChatCase(who, input.chatId);
  return {};
});

export const sendAgentMessage = memberCallable(sendAgentMessageContract, async ({ input, who }) => {
  await sendAgentMessageCase(who, input.chatId, input);
  return {};
});

export const showAgentTyping = memberCallable(showAgentTypingContract, async ({ input, who }) => {
  if (isWorthAWrite(`${who.uid}:${input.orgId}:${input.chatId}`)) await showAgentTypingCase(who, input.chatId);
  return {};
});
