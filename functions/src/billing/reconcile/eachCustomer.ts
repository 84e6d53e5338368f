import { customerSchema } from '@parlance/domain/documents/billing/customer';
import { paths } from '@parlance/domain/paths';
import { db } from '../../kernel/platform/app.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';

const PAGE = 100;

/** An organization that has bought something, and its customer at Stripe. */
export interface PayingOrg {
  orgId: string;
  customerId: string;
}

type Work = (paying: PayingOrg) => Promise<void>;

async function tryWork(orgId: string, data: unknown, type: string, work: Work): Promise<void> {
  try {
    await work({ orgId, customerId: customerSchema.parse(data).stripeId });
  } catch (error) {
    // The next customer needs it all the same.
    logEvent('billing call failed', { type, code: null }, error);
  }
}

/**
 * Runs work for every customer, as far as the slice has time: one that fails is logged and left behind.
 * @param type What the log calls the work.
 */
export async function eachCustomer({ cursor: begin, isOver }: Slice, type: string, work: Work): Promise<Rest> {
  const limited = db.collection(paths.customers()).limit(PAGE);
  let cursor = begin;
  for (let page = await (await resumeAfter(limited, cursor)).get(); ;) {
    for (const customer of page.docs) {
      await withLogContext({ orgId: customer.id }, () => tryWork(customer.id, customer.data(), type, work));
      cursor = customer.ref.path;
      if (isOver()) return { cursor };
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    page = await limited.startAfter(last).get();
  }
}
