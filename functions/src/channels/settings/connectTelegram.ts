import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';
import * as z from 'zod';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { newSecret } from '../../kernel/platform/secrets/newSecret.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import { noteFault } from '../connection/noteChannel.ts';
import { callTelegram } from '../services/telegram/callTelegram.ts';
import { setTelegramWebhook } from '../services/telegram/setTelegramWebhook.ts';
import { connectAccount } from './connectAccount.ts';

/** https://core.telegram.org/bots/api#getme */
const meSchema = z.object({ id: z.int(), username: z.string() });

function isSame(one: ChannelAccount, other: ChannelAccount): boolean {
  return one.kind === 'telegram' && other.kind === 'telegram' && one.botId === other.botId;
}

/**
 * Connects a chatbot with a bot of Telegram, and then tells Telegram where to post, so that nothing comes before it is expected. Where Telegram
 * does not take that, the bot is connected all the same, and the channel says what is wrong. Throws as `connectAccount` does.
 */
export async function connectTelegram(who: Membership, chatbotId: string, token: string): Promise<string> {
  const secret = { access: token, verification: newSecret() };
  const prove = async (): Promise<{ account: ChannelAccount }> => {
    const me = meSchema.parse(await callTelegram(token, 'getMe', {}));
    return { account: { kind: 'telegram', botId: String(me.id), userName: me.username } };
  };
  const place = await connectAccount(who, { chatbotId, secret, prove, isSame });
  try {
    await setTelegramWebhook(place, secret);
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    await noteFault(place, { fault: null }, error.fault);
  }
  return place.channelId;
}
