import { SECOND_MS } from '@parlance/domain/durations';
import { dueDeliveries } from '@parlance/domain/queries/mail';
import { GrpcStatus, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { grpcCodeOf } from '../../../kernel/platform/writes/grpcCodeOf.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { type Slice, wholeRun } from '../../../kernel/platform/schedule/Slice.ts';
import { sendDelivery } from './sendDelivery.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';

/** Maximum number of receivers that are waited for at once. */
const PARALLEL = 20;

/** A run begins no more after this: with the receivers that it waits for then, it ends within its minute. */
const RUN_MS = 35 * SECOND_MS;

/** Times of the next attempt at receivers that have failed in a run, by the path of their webhook. */
type Failing = Map<string, Date>;

/**
 * Sends what is due: its event was lost, its worker killed, or its receiver did not take it before. Those that have waited longest
 * come first. A receiver that fails is asked no second time in a run: what else waits for it is put off until it is asked again,
 * so that it holds up no other organization. Returns how many it looked at.
 */
export async function resendStalledDeliveries({ now, isOver }: Slice = wholeRun()): Promise<number> {
  const due = groupQueryOf(dueDeliveries, { nextAttemptAt: now }).limit(PARALLEL);
  const end = Date.now() + RUN_MS;
  const failing: Failing = new Map();
  let seen = 0;
  let page = await due.get();
  while (!page.empty) {
    await Promise.all(page.docs.map((found) => trySending(found, failing, now)));
    seen += page.size;
    const last = page.docs.at(-1);
    if (last === undefined || isOver() || Date.now() > end) break;
    page = await due.startAfter(last).get();
  }
  return seen;
}

async function trySending(found: QueryDocumentSnapshot, failing: Failing, now: Date): Promise<void> {
  const webhook = found.ref.parent.parent;
  const orgId = webhook?.parent.parent?.id;
  if (webhook === null || orgId === undefined) return;
  const place = { orgId, webhookId: webhook.id, deliveryId: found.id };
  try {
    const laterAt = failing.get(webhook.path);
    if (laterAt !== undefined) return await putOff(found, laterAt);
    const next = await sendDelivery(place, now);
    if (next !== undefined) failing.set(webhook.path, next);
  } catch (error) {
    // The next one may be one that can be read.
    logEvent('stalled webhook not delivered', { webhookId: place.webhookId, deliveryId: place.deliveryId }, error);
  }
}

/** Another worker has it, or it was deleted. */
const TAKEN: readonly (number | undefined)[] = [GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND];

async function putOff(found: QueryDocumentSnapshot, nextAttemptAt: Date): Promise<void> {
  try {
    await found.ref.update({ nextAttemptAt }, { lastUpdateTime: found.updateTime });
  } catch (error) {
    if (!TAKEN.includes(grpcCodeOf(error))) throw error;
  }
}
