import type { DeliveryState } from '@parlance/domain/documents/channels/delivery';
import type { Outbound } from '@parlance/domain/documents/channels/outbound';
import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { openInThread } from '@parlance/domain/queries/channels';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { settleWith } from './settleOutbound.ts';

/** Maximum time of a worker for one message before it counts as killed: several times `LIMITS.channelCallMs`. */
const LEASE_MS = 2 * MINUTE_MS;

/** States of a message that is not out. */
const OPEN: readonly DeliveryState[] = ['waiting', 'sending'];

export interface ClaimedOutbound {
  outboundId: string;
  outbound: Outbound;
}

/**
 * Takes the oldest message of an exchange that is not out; undefined where there is none, it is not due or in another worker's hands: what was
 * written later waits for it. One at which a worker was killed between handing it over and writing that down becomes `failed` with
 * `not-confirmed`: nobody knows whether the customer has it, and it is not sent twice.
 */
export async function claimOutbound(orgId: string, threadId: string, now: Date): Promise<ClaimedOutbound | undefined> {
  // Outside of the transaction, which would hold up the orders of all exchanges for one: its document tells whether it is still to be sent.
  const [oldest] = (await queryOf(refs.allOutbound(orgId), openInThread, { threadId }).limit(1).get()).docs;
  if (oldest === undefined || oldest.data().nextAttemptAt > now) return undefined;
  const { id, ref } = oldest;
  const claimed = await transactionInTurn(paths.outbound(orgId, id), async (transaction) => {
    const outbound = (await transaction.get(ref)).data();
    if (outbound === undefined || !OPEN.includes(outbound.status)) return 'settled';
    if (outbound.nextAttemptAt > now) return undefined;
    if (outbound.status === 'sending') {
      await settleWith(transaction, orgId, id, outbound, { status: 'failed', fault: 'not-confirmed', now });
      return 'settled';
    }
    const attempts = outbound.attempts + 1;
    const nextAttemptAt = new Date(now.getTime() + LEASE_MS);
    transaction.update(ref, { status: 'sending', attempts, nextAttemptAt });
    return { outboundId: id, outbound: { ...outbound, status: 'sending' as const, attempts } };
  });
  return claimed === 'settled' ? claimOutbound(orgId, threadId, now) : claimed;
}
