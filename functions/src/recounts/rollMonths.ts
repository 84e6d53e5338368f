import { sumFigures } from '@parlance/domain/analytics/addFigures';
import { monthSchema } from '@parlance/domain/documents/chats/month';
import { addDays } from '@parlance/domain/time/calendarDay';
import { summarize } from '@parlance/domain/analytics/summarize';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** In a month's first days a correction may still have come to the month before the one before. */
const LATE_DAYS = 2;

interface MonthsOf {
  orgId: string;
  chatbotId: string;
  timezone: string;
}

/** The months, yyyy-mm, that a nightly task after the day `yesterday` sums up. */
export function monthsToRoll(yesterday: string): string[] {
  const monthOf = (day: string) => day.slice(0, 'yyyy-mm'.length);
  const before = (month: string) => monthOf(addDays(`${month}-01`, -1));
  const present = monthOf(yesterday);
  const isEarly = Number(yesterday.slice(-2)) <= LATE_DAYS;
  return [present, before(present), ...(isEarly ? [before(before(present))] : [])];
}

/**
 * Writes the sums of a chatbot's months up to the day `yesterday` anew, each in a transaction with its days: what moves meanwhile is in
 * it or tries again. Months without a day are left as they are. The same again writes the same.
 */
export async function rollMonths(place: MonthsOf, yesterday: string): Promise<void> {
  for (const month of monthsToRoll(yesterday)) await rollMonth(place, month, yesterday);
}

async function rollMonth({ orgId, chatbotId, timezone }: MonthsOf, month: string, yesterday: string): Promise<void> {
  const last = `${month}-31`;
  const days = refs
    .allStats(orgId)
    .where('chatbotId', '==', chatbotId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', yesterday < last ? yesterday : last);
  await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(days);
    const stats = docs.map((found) => found.data());
    const until = stats.at(-1)?.day;
    if (until === undefined) return;
    const weekHours = summarize(stats, timezone).weekHours.flatMap((hours, weekday) =>
      hours.flatMap((count, hour): [string, number][] => (count === 0 ? [] : [[`${weekday}-${hour}`, count]])),
    );
    transaction.set(
      refs.month(orgId, chatbotId, month),
      monthSchema.parse({
        ...sumFigures(stats),
        chatbotId,
        month,
        until,
        weekHours: Object.fromEntries(weekHours),
        writtenAt: new Date(),
      }),
    );
  });
}
