import type { ChannelAccount, ChannelConnection, ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { storeChannel } from './storeChannel.ts';

interface ProvenAccount {
  account: ChannelAccount;
  mailbox?: ChannelConnection['mailbox'];
}

interface NewAccount {
  chatbotId: string;
  secret: ChannelSecret;
  /** Account that the access opens, and the place from which a mailbox is read. Throws `ChannelError`. */
  prove: () => Promise<ProvenAccount>;
  /** True iff two accounts of the service are one. */
  isSame: (one: ChannelAccount, other: ChannelAccount) => boolean;
}

/**
 * Connects a chatbot of the caller's organization with an account of a service: its access must work, then it is stored. Throws `not-found`,
 * `channel-key-refused`, `channel-unreachable`, or as `storeChannel` does.
 */
export async function connectAccount(
  who: Membership,
  { chatbotId, secret, prove, isSame }: NewAccount,
): Promise<ChannelPlace> {
  const { orgId } = who;
  await db.runTransaction(async (transaction) => requireChatbot(transaction, orgId, chatbotId), { readOnly: true });
  const channelId = newId();
  try {
    const { account, mailbox } = await prove();
    await storeChannel(who, {
      chatbotId,
      channelId,
      account,
      secret,
      mailbox,
      isSame: (other) => isSame(account, other),
    });
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    throw new AppError(error.fault === 'key-refused' ? 'channel-key-refused' : 'channel-unreachable');
  }
  return { orgId, chatbotId, channelId };
}
