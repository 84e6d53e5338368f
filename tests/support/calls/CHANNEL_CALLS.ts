import {
  checkChannel,
  connectInstagram,
  connectMessenger,
  connectTelegram,
  connectWhatsApp,
  disconnectChannel,
  setChannelMode,
} from '@parlance/domain/contracts/channels';
import { newId } from '@parlance/domain/ids';
import type { MemberCall } from './MemberCall.ts';

const graph = { token: 'no-token-of-anybody-at-all', appSecret: '0'.repeat(32) };

/** The callables of connected channels. */
export const CHANNEL_CALLS: readonly MemberCall[] = [
  {
    ...connectTelegram,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, token: '471100:no-token-of-anybody-at-all' }),
  },
  { ...connectWhatsApp, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, ...graph, phoneNumberId: '10001' }) },
  { ...connectMessenger, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, ...graph, pageId: '10001' }) },
  { ...connectInstagram, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, ...graph, accountId: '10001' }) },
  {
    ...setChannelMode,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId(), mode: 'answer' }),
  },
  { ...checkChannel, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId() }) },
  { ...disconnectChannel, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId() }) },
];
