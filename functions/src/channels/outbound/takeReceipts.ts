import { outboundByServiceId } from '@parlance/domain/queries/channels';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Receipt } from '../connection/Adapter.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { settleReceipt } from './settleReceipt.ts';

/**
 * Writes down what a service says became of messages, in whatever order and however often it says so. What it says of a message that nobody
 * knows any more changes nothing.
 */
export async function takeReceipts(
  { orgId, channelId }: ChannelPlace,
  receipts: readonly Receipt[],
  now = new Date(),
): Promise<void> {
  for (const receipt of receipts) {
    const outboundId = receipt.order?.outboundId ?? (await outboundOf({ orgId, channelId }, receipt));
    if (outboundId !== undefined) await settleReceipt({ orgId, channelId }, outboundId, receipt, now);
  }
}

/** Message that a service knows by an id of its own. */
async function outboundOf(
  { orgId, channelId }: Pick<ChannelPlace, 'orgId' | 'channelId'>,
  { serviceId }: Receipt,
): Promise<string | undefined> {
  const sent = queryOf(refs.allOutbound(orgId), outboundByServiceId, { channelId, serviceIds: serviceId });
  return (await sent.limit(1).get()).docs[0]?.id;
}
