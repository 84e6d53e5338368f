import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';

/**
 * Runs work that changes the subscription at Stripe for a member. Until it is done, changes count as the member's, also those
 * of which an event comes first. Work that fails may have changed something: its note ends by itself (`actorOf`). Throws as
 * `recheckMember` and as the work.
 */
export async function changeFor(who: Membership, work: () => Promise<void>): Promise<void> {
  const ref = refs.billingState(who.orgId);
  await transactionInTurn(ref.path, async (transaction) => {
    await recheckMember(transaction, who, 'billing.manage');
    transaction.set(ref, { change: { uid: who.uid, at: new Date() } }, { merge: true });
  });
  await work();
  await ref.set({ change: null }, { merge: true });
}
