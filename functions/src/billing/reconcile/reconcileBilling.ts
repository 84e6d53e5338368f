import { customerSchema } from '@parlance/domain/documents/billing/customer';
import { paths } from '@parlance/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { config } from '../../platform/config.ts';
import { db } from '../../platform/app.ts';
import { withLogContext } from '../../platform/log/logContext.ts';
import { logEvent } from '../../platform/log/logEvent.ts';
import { resumeAfter } from '../../platform/schedule/resumeAfter.ts';
import { type Rest, type Slice, wholeRun } from '../../platform/schedule/Slice.ts';
import { syncSubscription } from '../state/syncSubscription.ts';
import { stripeClient } from '../stripe/stripeClient.ts';

const PAGE = 100;

/** More subscriptions than anybody has had: only the latest decide what an organization may do. */
const LATEST = 5;

interface Counts {
  compared: number;
  different: number;
}

async function compareCustomer(customer: QueryDocumentSnapshot, counts: Counts): Promise<void> {
  const { stripeId } = customerSchema.parse(customer.data());
  const { data } = await stripeClient().subscriptions.list({ customer: stripeId, status: 'all', limit: LATEST });
  for (const { id } of data) {
    counts.compared += 1;
    if (await syncSubscription(customer.id, id)) {
      counts.different += 1;
      logEvent('billing differed', {});
    }
  }
}

async function tryToCompare(customer: QueryDocumentSnapshot, counts: Counts): Promise<void> {
  try {
    await compareCustomer(customer, counts);
  } catch (error) {
    // The next customer's documents may be wrong all the same.
    logEvent('billing call failed', { type: 'reconcile', code: null }, error);
  }
}

async function compareAll({ cursor: begin, isOver }: Slice, counts: Counts): Promise<Rest> {
  const limited = db.collection(paths.customers()).limit(PAGE);
  let cursor = begin;
  for (let page = await (await resumeAfter(limited, cursor)).get(); ;) {
    for (const customer of page.docs) {
      await withLogContext({ orgId: customer.id }, () => tryToCompare(customer, counts));
      cursor = customer.ref.path;
      if (isOver()) return { cursor };
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    page = await limited.startAfter(last).get();
  }
}

/**
 * Compares what our documents say of every subscription with Stripe, mends what differs and says how much that was: events that
 * never came. Nothing is expected to differ. Safe to run twice at the same time.
 */
export async function reconcileBilling(slice: Slice = wholeRun()): Promise<Rest> {
  if (config().billingProvider === 'off') return undefined;
  const counts = { compared: 0, different: 0 };
  try {
    return await compareAll(slice, counts);
  } finally {
    logEvent('billing compared', { ...counts });
  }
}
