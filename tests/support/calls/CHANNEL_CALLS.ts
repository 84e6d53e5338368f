import { checkChannel, connectTelegram, disconnectChannel, setChannelMode } from '@parlance/domain/contracts/channels';
import { newId } from '@parlance/domain/ids';
import type { MemberCall } from './MemberCall.ts';

/** The callables of connected channels. */
export const CHANNEL_CALLS: readonly MemberCall[] = [
  { ...connectTelegram, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, token: '471100:no-token-of-anybody-at-all' }) },
  {
    ...setChannelMode,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId(), mode: 'answer' }),
  },
  { ...checkChannel, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId() }) },
  { ...disconnectChannel, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId() }) },
];
