import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import * as z from 'zod';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { newSecret } from '../../kernel/platform/secrets/newSecret.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import { noteFault } from '../connection/noteChannel.ts';
import { callTelegram } from '../services/telegram/callTelegram.ts';
import { setTelegramWebhook } from '../services/telegram/setTelegramWebhook.ts';
import { storeChannel } from './storeChannel.ts';

/** https://core.telegram.org/bots/api#getme */
const meSchema = z.object({ id: z.int(), username: z.string() });

/**
 * Connects a chatbot with a bot of Telegram: the token must work, then it is stored, and then Telegram is told where to post, so that nothing
 * comes before it is expected. Throws `channel-key-refused`, `channel-unreachable`, or as `storeChannel` does.
 */
export async function connectTelegram(who: Membership, chatbotId: string, token: string): Promise<string> {
  await db.runTransaction(async (transaction) => requireChatbot(transaction, who.orgId, chatbotId), { readOnly: true });
  const channelId = newId();
  const place = { orgId: who.orgId, chatbotId, channelId };
  try {
    const me = meSchema.parse(await callTelegram(token, 'getMe', {}));
    const secret = { access: token, verification: newSecret() };
    const account = { kind: 'telegram', botId: String(me.id), userName: me.username } as const;
    const isSame = (other: ChannelAccount): boolean => other.kind === 'telegram' && other.botId === account.botId;
    await storeChannel(who, { chatbotId, channelId, account, secret, isSame });
    await setTelegramWebhook(place, secret).catch(async (error: unknown) => {
      if (!(error instanceof ChannelError)) throw error;
      // It is connected; the page says that nothing comes, and tries again.
      await noteFault(place, error.fault);
    });
    return channelId;
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    throw new AppError(error.fault === 'key-refused' ? 'channel-key-refused' : 'channel-unreachable');
  }
}
