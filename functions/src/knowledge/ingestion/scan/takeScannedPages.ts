import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { FieldValue } from 'firebase-admin/firestore';
import { monthOf } from '../../../kernel/platform/calendar.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';

interface TakenPages {
  /** Number of pages that may be read: 0 once the month is used up. */
  taken: number;
  /** Gives back those that were not read. */
  giveBack: (pages: number) => Promise<void>;
}

/**
 * Takes up to `wanted` pages from those that a model may read for an organization in the month of `now`, by its own clock
 * (`scannedPagesPerMonth` of its plan). Exact, however many take at the same time.
 */
export async function takeScannedPages(orgId: string, wanted: number, now: Date): Promise<TakenPages> {
  const org = (await refs.org(orgId).get()).data();
  if (org === undefined) return { taken: 0, giveBack: async () => undefined };
  const month = monthOf(now, org.timezone);
  const ref = refs.usage(orgId, month);
  const max = PLAN_LIMITS[org.plan].scannedPagesPerMonth;
  const taken = await transactionInTurn(paths.usage(orgId, month), async (transaction) => {
    const usage = (await transaction.get(ref)).data();
    const used = usage?.scannedPages ?? 0;
    const share = Math.max(0, Math.min(wanted, max - used));
    if (share === 0) return 0;
    const first = { messages: 0, scannedPages: share, warned: 0, minute: null, pending: {} };
    if (usage === undefined) transaction.create(ref, first);
    else transaction.update(ref, { scannedPages: used + share });
    return share;
  });
  const giveBack = async (pages: number): Promise<void> => {
    if (pages > 0) await ref.update({ scannedPages: FieldValue.increment(-pages) });
  };
  return { taken, giveBack };
}
