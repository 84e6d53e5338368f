import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { adapterOf } from '../services/adapterOf.ts';
import { channelName } from './channelName.ts';

/**
 * Ends a connection with its secrets, and has the service post no more; conversations stay. A service that cannot be told posts to an address
 * that is gone. Throws `not-found`.
 */
export async function disconnectChannel(who: Membership, chatbotId: string, channelId: string): Promise<void> {
  const { orgId } = who;
  const connection = await transactionInTurn(paths.channel(orgId, chatbotId, channelId), async (transaction) => {
    await recheckMember(transaction, who, 'channels.manage');
    const ref = refs.channel(orgId, chatbotId, channelId);
    const secretRef = refs.channelSecret(orgId, chatbotId, channelId);
    const channel = (await transaction.get(ref)).data();
    const secret = (await transaction.get(secretRef)).data();
    if (channel === undefined || secret === undefined) throw new AppError('not-found');
    transaction.delete(ref);
    transaction.delete(secretRef);
    recordActivity(transaction, orgId, who, { kind: 'channel-disconnected', subject: channelName(channel.account) });
    return { account: channel.account, secret };
  });
  try {
    await (await adapterOf(connection)).disconnect();
  } catch (error) {
    logEvent('channel not disconnected', { channel: connection.account.kind }, error);
  }
}
