import type { ChannelAccount, ChannelSecret } from '@parlance/domain/documents/channels/channel';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { config } from '../../kernel/platform/config.ts';
import { newSecret } from '../../kernel/platform/secrets/newSecret.ts';
import { connectAccount } from './connectAccount.ts';

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
 * Connects a chatbot with an account at Meta. Throws as `connectAccount` does.
 * @param prove Account that the access opens. Throws `ChannelError`.
 */
export async function connectGraph(
  who: Membership,
  { chatbotId, token, appSecret }: GraphAccess,
  prove: (secret: ChannelSecret) => Promise<ChannelAccount>,
  isSame: (account: ChannelAccount) => boolean,
): Promise<GraphConnection> {
  const secret = { access: token, verification: newSecret(), signing: appSecret };
  const { orgId, channelId } = await connectAccount(who, {
    chatbotId,
    secret,
    prove: async () => ({ account: await prove(secret) }),
    isSame: (_, other) => isSame(other),
  });
  const callbackUrl = `${config().webOrigin}/channels/${orgId}/${chatbotId}/${channelId}`;
  return { channelId, callbackUrl, verifyToken: secret.verification };
}
