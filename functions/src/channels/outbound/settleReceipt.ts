import type { Outbound } from '@parlance/domain/documents/channels/outbound';
import { paths } from '@parlance/domain/paths';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import type { Receipt } from '../connection/Adapter.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { mayFollow, settleWith } from './settleOutbound.ts';

/** True iff all parts of a message are at the service: as it was noted, or as the receipts of all of them say. */
function isWhole({ status }: Outbound, known: number, order: Receipt['order']): boolean {
  return status === 'sent' || status === 'delivered' || (order !== undefined && known >= order.parts);
}

/**
 * Writes down a receipt of a message. One that comes before the worker has noted that it handed the message over, or after that worker was killed,
 * names the part that is out: with the last of them the message is, and before that it stays as it was. A message of another connection is
 * left alone.
 */
export async function settleReceipt(
  { orgId, channelId }: Pick<ChannelPlace, 'orgId' | 'channelId'>,
  outboundId: string,
  { serviceId, state, fault, order }: Receipt,
  now: Date,
): Promise<void> {
  await transactionInTurn(paths.outbound(orgId, outboundId), async (transaction) => {
    const ref = refs.outbound(orgId, outboundId);
    const outbound = (await transaction.get(ref)).data();
    if (outbound === undefined || outbound.channelId !== channelId) return;
    const isKnown = outbound.serviceIds.includes(serviceId);
    const serviceIds = isKnown ? outbound.serviceIds : [...outbound.serviceIds, serviceId];
    if (state !== 'failed' && !isWhole(outbound, serviceIds.length, order)) {
      if (!isKnown) transaction.update(ref, { serviceIds });
      return;
    }
    if (!mayFollow({ status: state, fault }, outbound)) return;
    await settleWith(transaction, orgId, outboundId, outbound, { status: state, fault, now, serviceIds });
  });
}
