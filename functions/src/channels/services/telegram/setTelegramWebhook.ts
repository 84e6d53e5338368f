import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { config } from '../../../kernel/platform/config.ts';
import type { ChannelPlace } from '../../connection/ChannelPlace.ts';
import { callTelegram } from './callTelegram.ts';

/** Tells Telegram where to post a bot's messages: https://core.telegram.org/bots/api#setwebhook. Throws `ChannelError`. */
export async function setTelegramWebhook(
  { orgId, chatbotId, channelId }: ChannelPlace,
  { access, verification }: ChannelSecret,
): Promise<void> {
  await callTelegram(access, 'setWebhook', {
    url: `${config().webOrigin}/channels/${orgId}/${chatbotId}/${channelId}`,
    secret_token: verification,
    allowed_updates: ['message'],
    max_connections: 10,
  });
}
