import {
  beginMailSignIn,
  checkChannel,
  connectForwarding,
  connectInstagram,
  connectMailbox,
  connectMessenger,
  connectTelegram,
  connectWhatsApp,
  disconnectChannel,
  finishMailSignIn,
  sendTestMail,
  setChannelMode,
} from '@parlance/domain/contracts/channels';
import { newId } from '@parlance/domain/ids';
import type { MemberCall } from './MemberCall.ts';

const graph = { token: 'no-token-of-anybody-at-all', appSecret: '0'.repeat(32) };
/** The service is asked last, and refuses an access that nobody has given out. */
const refused = { allowed: 'channel-key-refused' } as const;
/** Nothing is connected. */
const missing = { allowed: 'not-found' } as const;

/** The callables of connected channels. */
export const CHANNEL_CALLS: readonly MemberCall[] = [
  {
    ...connectTelegram,
    ...refused,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, token: '471100:no-token-of-anybody-at-all' }),
  },
  {
    ...connectMailbox,
    allowed: 'channel-unreachable',
    input: ({ orgId, chatbotId }) => ({
      orgId,
      chatbotId,
      address: 'shop@shop.example',
      senderName: 'Shop',
      userName: 'shop',
      password: 'no-password-of-anybody',
      imap: { host: 'imap.nowhere.invalid', port: 993 },
      smtp: { host: 'smtp.nowhere.invalid', port: 465 },
    }),
  },
  {
    ...beginMailSignIn,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, provider: 'google', address: 'shop@shop.example' }),
  },
  {
    ...finishMailSignIn,
    allowed: 'token-invalid',
    foreign: 'token-invalid',
    input: ({ orgId, chatbotId }) => ({
      orgId,
      chatbotId,
      provider: 'google',
      address: 'shop@shop.example',
      senderName: 'Shop',
      state: 'of.no.page',
      code: 'none',
    }),
  },
  {
    ...connectForwarding,
    allowed: 'not-found',
    input: ({ orgId }) => ({ orgId, chatbotId: newId(), address: 'shop@shop.example', senderName: 'Shop' }),
  },
  {
    ...connectWhatsApp,
    ...refused,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, ...graph, phoneNumberId: '10001' }),
  },
  {
    ...connectMessenger,
    ...refused,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, ...graph, pageId: '10001' }),
  },
  {
    ...connectInstagram,
    ...refused,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, ...graph, accountId: '10001' }),
  },
  {
    ...setChannelMode,
    ...missing,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId(), mode: 'answer' }),
  },
  {
    ...checkChannel,
    ...missing,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId() }),
  },
  {
    ...sendTestMail,
    ...missing,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId() }),
  },
  {
    ...disconnectChannel,
    ...missing,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, channelId: newId() }),
  },
];
