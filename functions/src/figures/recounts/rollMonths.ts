import { sumFigures } from '@parlance/domain/analytics/addFigures';
import { monthSchema } from '@parlance/domain/documents/chats/month';
import { summarize } from '@parlance/domain/analytics/summarize';
import { addDays } from '@parlance/domain/time/calendarDay';
import { statsByDay } from '@parlance/domain/queries/figures';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { monthsToRoll } from './monthsToRoll.ts';

interface MonthsOf {
  orgId: string;
  chatbotId: string;
  timezone: string;
}

/**
 * Writes the sums of a chatbot's months up to the day `yesterday` anew, each in a transaction with its days: what moves meanwhile is in
 * it or tries again. Months without a day are left as they are. The same again writes the same.
 */
export async function rollMonths(place: MonthsOf, yesterday: string): Promise<void> {
  for (const month of monthsToRoll(yesterday)) await rollMonth(place, month, yesterday);
}

async function rollMonth({ orgId, chatbotId, timezone }: MonthsOf, month: string, yesterday: string): Promise<void> {
  const today = addDays(yesterday, 1);
  // No day has this number: it is behind the month's last one.
  const end = `${month}-32`;
  const bounds = { from: `${month}-01`, before: today < end ? today : end };
  const days = queryOf(refs.allStats(orgId), statsByDay, { chatbotId }, bounds);
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
