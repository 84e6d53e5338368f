import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import type { DeliveryState } from '@parlance/domain/documents/channels/delivery';
import type { Outbound } from '@parlance/domain/documents/channels/outbound';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';

interface Outcome {
  status: DeliveryState;
  fault: ChannelFault | null;
  now: Date;
  serviceIds?: string[];
  nextAttemptAt?: Date;
}

/** States in the order in which a message goes through them: a receipt that comes late takes nothing back. */
const ORDER: readonly DeliveryState[] = ['waiting', 'sending', 'sent', 'delivered', 'read'];

type Standing = Pick<Outbound, 'status' | 'fault'>;

/**
 * True iff a message may come from one state into another. A failure is reported after `sent`, never after it was read. Word that it arrived ends
 * the doubt of `not-confirmed`, and a doubt takes nothing back.
 */
export function mayFollow({ status: next, fault }: Standing, { status: before, fault: known }: Standing): boolean {
  const isOut = ORDER.indexOf(before) >= ORDER.indexOf('sent');
  if (before === 'failed') return known === 'not-confirmed' && ORDER.indexOf(next) >= ORDER.indexOf('sent');
  if (before === 'dropped' || before === 'read') return false;
  if (next === 'waiting' || fault === 'not-confirmed') return !isOut;
  if (next === 'failed' || next === 'dropped') return before !== 'delivered';
  return ORDER.indexOf(next) > ORDER.indexOf(before);
}

/** Writes down what became of a message: on its way, in its conversation, and of a reply to a lead there as well. The last read and the writes of a transaction. */
export async function settleWith(
  transaction: Transaction,
  orgId: string,
  outboundId: string,
  { chatId, messageId, notice, leadId }: Outbound,
  { status, fault, now, serviceIds, nextAttemptAt }: Outcome,
): Promise<void> {
  const ref = refs.message(orgId, chatId, messageId);
  const message = notice === null ? (await transaction.get(ref)).data() : undefined;
  const lead = leadId === undefined ? undefined : (await transaction.get(refs.lead(orgId, leadId))).data();
  transaction.update(refs.outbound(orgId, outboundId), {
    status,
    fault,
    ...(serviceIds === undefined ? {} : { serviceIds }),
    ...(nextAttemptAt === undefined ? {} : { nextAttemptAt }),
  });
  if (leadId !== undefined && lead !== undefined && status !== 'waiting' && status !== 'sending') {
    const outcome = status === 'failed' || status === 'dropped' ? 'failed' : 'sent';
    const replies = lead.replies.map((reply) => (reply.id === messageId ? { ...reply, status: outcome } : reply));
    transaction.update(refs.lead(orgId, leadId), { replies });
  }
  if (message?.role !== 'agent' && message?.role !== 'assistant') return;
  transaction.update(ref, { delivery: { state: status, fault, at: now } });
}

/** As `settleWith`, in a transaction of its own, where the message may still come into this state. */
export async function settleOutbound(orgId: string, outboundId: string, outcome: Outcome): Promise<boolean> {
  return transactionInTurn(paths.outbound(orgId, outboundId), async (transaction) => {
    const outbound = (await transaction.get(refs.outbound(orgId, outboundId))).data();
    if (outbound === undefined || !mayFollow(outcome, outbound)) return false;
    await settleWith(transaction, orgId, outboundId, outbound, outcome);
    return true;
  });
}
