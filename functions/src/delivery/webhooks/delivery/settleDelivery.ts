import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../kernel/platform/app.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { nextAttempt } from '../../../kernel/platform/schedule/nextAttempt.ts';
import { type Attempt, isTaken } from './Attempt.ts';
import type { ClaimedDelivery } from './claimDelivery.ts';
import type { DeliveryPlace } from './DeliveryPlace.ts';
import { mailLeaders } from './mailLeaders.ts';
import { WEBHOOK_PATIENCE } from './WEBHOOK_PATIENCE.ts';

/**
 * Writes down what became of an attempt, for the delivery and for its webhook: one that has failed for a day in a row is switched
 * off, and owner and administrators get a mail. A test is tried once and says nothing of the webhook. Returns when it is tried
 * again, where it is.
 */
export async function settleDelivery(
  place: DeliveryPlace,
  claimed: ClaimedDelivery['delivery'],
  attempt: Attempt,
  now: Date,
): Promise<Date | undefined> {
  const { orgId, webhookId, deliveryId } = place;
  const isGood = isTaken(attempt);
  const isTest = claimed.type === 'test';
  const next = isGood || isTest ? undefined : nextAttempt(claimed.triedSince, now, WEBHOOK_PATIENCE);
  const isDisabled = await db.runTransaction(async (transaction) => {
    const ref = refs.delivery(orgId, webhookId, deliveryId);
    const stored = (await transaction.get(ref)).data();
    const webhook = (await transaction.get(refs.webhook(orgId, webhookId))).data();
    // Deleted, or in another worker's hands after the lease.
    if (stored?.attempts !== claimed.attempts) return false;
    const isOver = webhook !== undefined && !isTest && (await noteHealth(transaction, place, webhook, isGood, now));
    const status = isGood ? 'delivered' : next === undefined ? 'failed' : 'waiting';
    transaction.update(ref, { status, ...attempt, ...(next === undefined ? {} : { nextAttemptAt: next }) });
    return isOver;
  });
  const { answerStatus, fault, durationMs } = attempt;
  const about = { webhookId, deliveryId, attempts: claimed.attempts, answerStatus, fault, durationMs };
  if (isGood) logEvent('webhook delivered', about);
  else logEvent('webhook not delivered', { ...about, isFinal: next === undefined });
  if (isDisabled) logEvent('webhook switched off', { webhookId });
  return next;
}

/** Notes since when a webhook fails. True where it is switched off for that, with the mails about it. */
async function noteHealth(
  transaction: Transaction,
  { orgId, webhookId }: DeliveryPlace,
  { address, isOn, failingSince }: Webhook,
  isGood: boolean,
  now: Date,
): Promise<boolean> {
  const ref = refs.webhook(orgId, webhookId);
  if (isGood) {
    if (failingSince !== null) transaction.update(ref, { failingSince: null });
    return false;
  }
  if (failingSince === null) {
    transaction.update(ref, { failingSince: now });
    return false;
  }
  if (!isOn || now.getTime() - failingSince.getTime() < LIMITS.webhookPatienceMs) return false;
  await mailLeaders(transaction, orgId, new URL(address).host);
  transaction.update(ref, { isOn: false, disabledAt: now });
  return true;
}
