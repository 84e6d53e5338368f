import { sumFigures } from '@parlance/domain/analytics/addFigures';
import type { Period } from '@parlance/domain/analytics/periodOf';
import { DAYS_READ_SINGLY } from '@parlance/domain/analytics/figureReads';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import type { Month } from '@parlance/domain/documents/chats/month';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import { addDays } from '@parlance/domain/time/calendarDay';

/** One place on a chart's axis of time. */
export interface Bucket {
  /** yyyy-mm-dd or, of longer periods, yyyy-mm. */
  key: string;
  /** Its first and last day within the period. */
  from: string;
  to: string;
  figures: Figures;
}

/** The figures of a period by days, or by months where it is longer than three of them. Those without any have zeros. */
export function bucketsOf(
  read: readonly (Stats | Month)[],
  { from, to, days }: Pick<Period, 'from' | 'to' | 'days'>,
): readonly Bucket[] {
  const length = (days > DAYS_READ_SINGLY ? 'yyyy-mm' : 'yyyy-mm-dd').length;
  const byKey = new Map<string, { from: string; to: string; parts: Figures[] }>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const key = day.slice(0, length);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { from: day, to: day, parts: [] });
    else known.to = day;
  }
  for (const each of read) byKey.get('day' in each ? each.day.slice(0, length) : each.month)?.parts.push(each);
  return [...byKey].map(([key, { parts, ...span }]) => ({ key, ...span, figures: sumFigures(parts) }));
}
