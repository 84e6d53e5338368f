import { PLAN_CHANNELS } from '@parlance/domain/billing/PLAN_CHANNELS';
import type { ChannelAccount, ChannelConnection, ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { channelName } from './channelName.ts';

interface NewChannel {
  chatbotId: string;
  channelId: string;
  account: ChannelAccount;
  secret: ChannelSecret;
  /** True iff a stored connection is with the same account of the service. */
  isSame: (account: ChannelAccount) => boolean;
  /** Place from which a mailbox is read. Missing of any other account. */
  mailbox?: ChannelConnection['mailbox'] | undefined;
}

/**
 * Stores a connection that works, and its secrets apart. Throws `not-found`, `channel-not-in-plan`, `channel-connected` or `channel-limit-reached`
 * { max }.
 */
export async function storeChannel(
  who: Membership,
  { chatbotId, channelId, account, secret, mailbox, isSame }: NewChannel,
): Promise<void> {
  const { orgId } = who;
  await transactionInTurn(paths.chatbot(orgId, chatbotId), async (transaction) => {
    await recheckMember(transaction, who, 'channels.manage');
    const chatbot = (await transaction.get(refs.chatbot(orgId, chatbotId))).data();
    if (chatbot === undefined || chatbot.isDeleting) throw new AppError('not-found');
    const org = (await transaction.get(refs.org(orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    if (!PLAN_CHANNELS[org.plan].includes(account.kind)) throw new AppError('channel-not-in-plan');
    const { docs } = await transaction.get(refs.channels(orgId, chatbotId));
    if (docs.some((found) => isSame(found.data().account))) throw new AppError('channel-connected');
    const max = LIMITS.channelsPerChatbot;
    if (docs.length >= max) throw new AppError('channel-limit-reached', { max });
    transaction.create(refs.channelSecret(orgId, chatbotId, channelId), secret);
    transaction.create(refs.channel(orgId, chatbotId, channelId), {
      chatbotId,
      account,
      // Nothing is answered that nobody has looked at.
      mode: 'draft',
      receivedAt: null,
      sentAt: null,
      fault: null,
      ...(mailbox === undefined ? {} : { mailbox }),
      createdAt: new Date(),
    });
    recordActivity(transaction, orgId, who, { kind: 'channel-connected', subject: channelName(account) });
  });
}
