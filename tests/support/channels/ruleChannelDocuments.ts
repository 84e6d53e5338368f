import type { ChannelConnection, ChannelSecret } from '@parlance/domain/documents/channels/channel';
import type { Inbound } from '@parlance/domain/documents/channels/inbound';
import type { Outbound } from '@parlance/domain/documents/channels/outbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';

const AT = new Date('2026-11-20T12:00:00Z');
const place = { chatbotId: 'chatbot', channelId: 'channel' };

const channel: ChannelConnection = {
  chatbotId: 'chatbot',
  account: { kind: 'telegram', botId: '4711', userName: 'fernweg_bot' },
  mode: 'answer',
  receivedAt: null,
  sentAt: null,
  fault: null,
  createdAt: AT,
};

const channelSecret: ChannelSecret = { access: '4711:token-of-this-test', verification: 'verification' };

const thread: Thread = {
  ...place,
  chatId: 'chat',
  sender: '1815',
  senderName: 'Ada Lovelace',
  userName: '',
  nameAskedAt: null,
  replyTo: { subject: '', messageIds: [] },
  lastInboundAt: AT,
  disclosedAt: null,
  lease: null,
};

const inbound: Inbound = {
  ...place,
  threadId: 'thread',
  status: 'done',
  message: null,
  sentAt: AT,
  order: '1',
  attempts: 0,
  nextAttemptAt: AT,
  fault: null,
  expiresAt: AT,
};

const outbound: Outbound = {
  ...place,
  chatId: 'chat',
  threadId: 'thread',
  messageId: 'message',
  notice: null,
  status: 'sent',
  serviceIds: ['1'],
  attempts: 1,
  nextAttemptAt: AT,
  fault: null,
  createdAt: AT,
  expiresAt: AT,
};

/** Documents of connected channels for the rules' tests. */
export const ruleChannelDocuments = { channel, channelSecret, thread, inbound, outbound } as const;
