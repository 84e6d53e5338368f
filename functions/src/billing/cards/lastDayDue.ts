import { BILLING } from '@parlance/domain/billing/BILLING';
import { DAY_MS } from '@parlance/domain/durations';

/**
 * The last day (UTC) of a card that ends so soon that its owner is told; undefined before that and afterwards. A card can be
 * charged through the month that is printed on it.
 * @param expires The card's month, 1 to 12, and year.
 */
export function lastDayDue({ month, year }: { month: number; year: number }, now: Date): Date | undefined {
  // Day 0 of the month that follows; months of dates count from 0.
  const lastDay = Date.UTC(year, month, 0);
  const left = lastDay + DAY_MS - now.getTime();
  return left > 0 && left <= BILLING.cardNoticeDays * DAY_MS ? new Date(lastDay) : undefined;
}
