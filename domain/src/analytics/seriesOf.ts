import type { Figures } from '../documents/chats/figures.ts';
import type { Stats } from '../documents/chats/stats.ts';
import { addDays, daysApart } from '../time/calendarDay.ts';
import { sumFigures } from './addFigures.ts';
import type { Period } from './periodOf.ts';

/** The figures of each day of a period, over all chatbots and in the days' order; days without any have zeros. */
export function seriesOf(
  stats: readonly Stats[],
  { from, to }: Pick<Period, 'from' | 'to'>,
): readonly { day: string; figures: Figures }[] {
  const byDay = new Map<string, Stats[]>();
  for (const each of stats) byDay.set(each.day, [...(byDay.get(each.day) ?? []), each]);
  return Array.from({ length: daysApart(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    return { day, figures: sumFigures(byDay.get(day) ?? []) };
  });
}
