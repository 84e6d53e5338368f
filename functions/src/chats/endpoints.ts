import {
  deleteMyChat as deleteMyChatContract,
  markChatRead as markChatReadContract,
  rateAnswer as rateAnswerContract,
  readChat as readChatContract,
  rememberChat as rememberChatContract,
  resumeChat as resumeChatContract,
  reviseAnswer as reviseAnswerContract,
} from '@parlance/domain/contracts/chats';
import { createResumeToken } from '../access/resumeToken.ts';
import { visitorTokenSecret } from '../platform/config.ts';
import { memberCallable, publicCallable, visitorCallable } from '../access/defineCallable.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { deleteMyChat as deleteMyChatCase } from './deleteMyChat.ts';
import { markChatRead as markChatReadCase } from './markChatRead.ts';
import { rateAnswer as rateAnswerCase } from './rateAnswer.ts';
import { readChat as readChatCase } from './readChat.ts';
import { resumeChat as resumeChatCase } from './resumeChat.ts';
import { reviseAnswer as reviseAnswerCase } from './reviseAnswer.ts';

const HOUR = 3_600_000;
const secrets = [visitorTokenSecret];

export const reviseAnswer = memberCallable(reviseAnswerContract, async ({ input, who }) => {
  await reviseAnswerCase(who, input);
  return {};
});

export const markChatRead = memberCallable(markChatReadContract, async ({ input, who }) => {
  await markChatReadCase(who, input.chatId);
  return {};
});

export const rateAnswer = visitorCallable(
  rateAnswerContract,
  async ({ input, who, address }) => {
    await takeRateLimit(`rate:${who.chatbotId}:${address}`, 300, HOUR);
    await takeRateLimit(`rate:${who.chatId}`, 60, HOUR);
    await rateAnswerCase(who, input);
    return {};
  },
  { secrets },
);

export const readChat = visitorCallable(
  readChatContract,
  async ({ who }) => {
    await takeRateLimit(`read:${who.chatId}`, 120, HOUR);
    return readChatCase(who);
  },
  { secrets },
);

export const deleteMyChat = visitorCallable(
  deleteMyChatContract,
  async ({ who }) => {
    await takeRateLimit(`delete:${who.chatId}`, 20, HOUR);
    return { messages: await deleteMyChatCase(who) };
  },
  { secrets },
);

export const rememberChat = visitorCallable(
  rememberChatContract,
  async ({ who }) => ({ resumeToken: createResumeToken(who) }),
  { secrets },
);

/** Its own token is the authority here: hence no `visitorCallable`. */
export const resumeChat = publicCallable(
  resumeChatContract,
  async ({ input, address }) => {
    await takeRateLimit(`resume:${input.chatbotId}:${address}`, 60, HOUR);
    return resumeChatCase(input.chatbotId, input.resumeToken);
  },
  { secrets },
);
