import type { ChannelAccount, ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { config } from '../../kernel/platform/config.ts';
import { newSecret } from '../../kernel/platform/secrets/newSecret.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import { storeChannel } from './storeChannel.ts';

interface GraphAccess {
  chatbotId: string;
  token: string;
  appSecret: string;
}

/** Address and word that the owner enters in the console of the app at Meta. */
interface GraphConnection {
  channelId: string;
  callbackUrl: string;
  verifyToken: string;
}

/**
 * Connects a chatbot with an account at Meta: its access must work, then it is stored. Throws `channel-key-refused`, `channel-unreachable`, or as
 * `storeChannel` does.
 * @param prove Account that the access opens. Throws `ChannelError`.
 */
export async function connectGraph(
  who: Membership,
  { chatbotId, token, appSecret }: GraphAccess,
  prove: (secret: ChannelSecret) => Promise<ChannelAccount>,
  isSame: (account: ChannelAccount) => boolean,
): Promise<GraphConnection> {
  await db.runTransaction(async (transaction) => requireChatbot(transaction, who.orgId, chatbotId), { readOnly: true });
  const channelId = newId();
  const secret = { access: token, verification: newSecret(), signing: appSecret };
  try {
    const account = await prove(secret);
    await storeChannel(who, { chatbotId, channelId, account, secret, isSame });
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    throw new AppError(error.fault === 'key-refused' ? 'channel-key-refused' : 'channel-unreachable');
  }
  const callbackUrl = `${config().webOrigin}/channels/${who.orgId}/${chatbotId}/${channelId}`;
  return { channelId, callbackUrl, verifyToken: secret.verification };
}
