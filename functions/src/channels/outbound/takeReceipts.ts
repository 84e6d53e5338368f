import { outboundByServiceId } from '@parlance/domain/queries/channels';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Receipt } from '../connection/Adapter.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { settleOutbound } from './settleOutbound.ts';

/**
 * Writes down what a service says became of messages, in whatever order and however often it says so. What it says of a message that nobody
 * knows any more changes nothing.
 */
export async function takeReceipts(
  { orgId, channelId }: ChannelPlace,
  receipts: readonly Receipt[],
  now = new Date(),
): Promise<void> {
  for (const { serviceId, state, fault } of receipts) {
    const sent = queryOf(refs.allOutbound(orgId), outboundByServiceId, { channelId, serviceIds: serviceId });
    const found = (await sent.limit(1).get()).docs[0];
    if (found !== undefined) await settleOutbound(orgId, found.id, { status: state, fault, now });
  }
}
