import { SECOND_MS } from '@parlance/domain/durations';
import * as z from 'zod';
import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';
import type { Adapter, Connection, ReceivedMessage } from '../../connection/Adapter.ts';
import { isSameSecret } from '../../../kernel/platform/secrets/isSameSecret.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { callTelegram } from './callTelegram.ts';
import { fetchTelegramFile } from './fetchTelegramFile.ts';
import { sendTelegramFile } from './sendTelegramFile.ts';
import { filesIn, mediaShape } from './telegramFiles.ts';
import { setTelegramWebhook } from './setTelegramWebhook.ts';

/** The part of an Update that is read: https://core.telegram.org/bots/api#update */
const updateSchema = z.object({
  update_id: z.int(),
  message: z.optional(
    z.object({
      message_id: z.int(),
      /** Seconds since 1970. */
      date: z.int(),
      chat: z.object({ id: z.int(), type: z.string() }),
      from: z.optional(
        z.object({
          is_bot: z.boolean(),
          first_name: z.string(),
          last_name: z.optional(z.string()),
          username: z.optional(z.string()),
        }),
      ),
      text: z.optional(z.string()),
      caption: z.optional(z.string()),
      ...mediaShape,
    }),
  ),
});

type Update = z.infer<typeof updateSchema>;

const sentSchema = z.object({ message_id: z.int() });

function parse(body: Buffer): Update {
  try {
    return updateSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ChannelError('message-invalid');
  }
}

/** Messages of people in a chat of their own. Groups, channels and other bots are not answered. */
function messagesIn({ update_id, message }: Update): ReceivedMessage[] {
  if (message?.from === undefined || message.from.is_bot || message.chat.type !== 'private') return [];
  const { first_name, last_name = '', username = '' } = message.from;
  const sender = String(message.chat.id);
  const read = {
    sender,
    senderName: `${first_name} ${last_name}`.trim(),
    ...(username === '' ? {} : { userName: username }),
    isVerified: false,
    text: message.text ?? message.caption ?? '',
    files: filesIn(message),
    subject: '',
    messageIds: [],
  };
  const sentAt = new Date(message.date * SECOND_MS);
  return [{ eventId: String(update_id), threadKey: sender, sentAt, sequence: message.message_id, message: read }];
}

function sentIdOf(sent: unknown): string {
  return String(sentSchema.parse(sent).message_id);
}

/**
 * Telegram's Bot API. An update is the service's where it carries the secret that its webhook was set up with:
 * https://core.telegram.org/bots/api#setwebhook
 */
export function createTelegram({ secret }: Connection<ChannelAccount>): Adapter {
  return {
    receive: ({ method, headers, body }) => {
      if (method !== 'POST' || !isSameSecret(headers['x-telegram-bot-api-secret-token'], secret.verification)) {
        throw new ChannelError('signature-invalid');
      }
      return { messages: messagesIn(parse(body)), receipts: [], answer: '' };
    },
    connect: (place) => setTelegramWebhook(place, secret),
    disconnect: async () => {
      await callTelegram(secret.access, 'deleteWebhook', {});
    },
    sendPart: async (part, { thread }) => {
      const sent = await callTelegram(secret.access, 'sendMessage', {
        chat_id: Number(thread.sender),
        text: part,
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
      });
      return sentIdOf(sent);
    },
    fetchFile: (mediaId, bounds) => fetchTelegramFile(secret.access, mediaId, bounds),
    sendFile: async (file, { thread }) => sentIdOf(await sendTelegramFile(secret.access, thread.sender, file)),
  };
}
