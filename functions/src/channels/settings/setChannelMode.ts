import type { ChannelMode } from '@parlance/domain/documents/channels/channel';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { channelName } from './channelName.ts';

/** Changes what becomes of a channel's messages from now on. Throws `not-found`. */
export async function setChannelMode(
  who: Membership,
  { chatbotId, channelId, mode }: { chatbotId: string; channelId: string; mode: ChannelMode },
): Promise<void> {
  const { orgId } = who;
  await transactionInTurn(paths.channel(orgId, chatbotId, channelId), async (transaction) => {
    await recheckMember(transaction, who, 'channels.manage');
    const ref = refs.channel(orgId, chatbotId, channelId);
    const channel = (await transaction.get(ref)).data();
    if (channel === undefined) throw new AppError('not-found');
    if (channel.mode === mode) return;
    transaction.update(ref, { mode });
    recordActivity(transaction, orgId, who, { kind: 'channel-changed', subject: channelName(channel.account) });
  });
}
