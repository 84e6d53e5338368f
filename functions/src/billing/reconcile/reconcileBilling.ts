import { config } from '../../kernel/platform/config.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { syncSubscription } from '../state/syncSubscription.ts';
import { stripeClient } from '../stripe/stripeClient.ts';
import { eachCustomer, type PayingOrg } from './eachCustomer.ts';

/** More subscriptions than anybody has had: only the latest decide what an organization may do. */
const LATEST = 5;

interface Counts {
  compared: number;
  different: number;
}

async function compareCustomer({ orgId, customerId }: PayingOrg, counts: Counts): Promise<void> {
  const { data } = await stripeClient().subscriptions.list({ customer: customerId, status: 'all', limit: LATEST });
  for (const { id } of data) {
    counts.compared += 1;
    if (await syncSubscription(orgId, id)) {
      counts.different += 1;
      logEvent('billing differed', {});
    }
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
    return await eachCustomer(slice, 'reconcile', (paying) => compareCustomer(paying, counts));
  } finally {
    logEvent('billing compared', { ...counts });
  }
}
