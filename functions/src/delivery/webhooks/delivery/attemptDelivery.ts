import { DELIVERY_FAULTS } from '@parlance/domain/documents/organizations/webhook';
import { guardedPost } from '../../../kernel/outgoing/guardedPost.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import type { Attempt } from './Attempt.ts';
import type { ClaimedDelivery } from './claimDelivery.ts';
import { signDelivery } from './signDelivery.ts';

/** Posts a body to a webhook's address, signed at `now`. Never throws for what is the receiver's. */
export async function attemptDelivery(
  { address, secrets }: Pick<ClaimedDelivery, 'address' | 'secrets'>,
  body: string,
  now: Date,
): Promise<Attempt> {
  const started = performance.now();
  const finish = (outcome: Omit<Attempt, 'durationMs'>): Attempt => ({
    ...outcome,
    durationMs: Math.round(performance.now() - started),
  });
  try {
    const headers = { 'parlance-signature': signDelivery(body, secrets, now) };
    return finish({ answerStatus: await guardedPost(address, body, headers), fault: null });
  } catch (error) {
    if (!(error instanceof OutgoingRefusal)) throw error;
    const fault = DELIVERY_FAULTS.find((known) => known === error.reason) ?? 'unreachable';
    return finish({ answerStatus: null, fault });
  }
}
