import { foldShards } from '@parlance/domain/analytics/counting/foldShards';
import { sumFigures } from '@parlance/domain/analytics/addFigures';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { paths } from '@parlance/domain/paths';
import { weekdayOf } from '@parlance/domain/time/calendarDay';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { FigureDay } from '../countFigures.ts';
import { incrementsOf } from './incrementsOf.ts';
import { isMonthSettled } from './isMonthSettled.ts';

/** A correction to a day of a month that no nightly task sums up again moves the month's sum as well. */
function countInMonth(transaction: Transaction, { orgId, chatbotId, day }: FigureDay, change: Figures): void {
  if (!isMonthSettled(day, new Date())) return;
  const month = day.slice(0, 'yyyy-mm'.length);
  const weekHours = incrementsOf(
    Object.fromEntries(Object.entries(change.localHours).map(([hour, count]) => [`${weekdayOf(day)}-${hour}`, count])),
  );
  const changed = { ...incrementsOf(change), ...(Object.keys(weekHours).length === 0 ? {} : { weekHours }) };
  if (Object.keys(changed).length === 0) return;
  transaction.set(
    db.doc(paths.monthFigures(orgId, chatbotId, month)),
    { chatbotId, month, ...changed },
    { merge: true },
  );
}

/**
 * Adds what shards of a day have counted to the day's own document and deletes them, in one transaction: each count is added once,
 * however often this runs and whatever is counted meanwhile. Shards that are gone are left out.
 */
export async function foldDay(place: FigureDay, shardIds: readonly string[]): Promise<void> {
  const { orgId, chatbotId, day } = place;
  const ref = refs.stats(orgId, chatbotId, day);
  await db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...shardIds.map((id) => refs.figureShards(orgId).doc(id)));
    const shards = found.flatMap((shard) => shard.data() ?? []);
    if (shards.length === 0) return;
    const stats = (await transaction.get(ref)).data() ?? statsSchema.parse({ chatbotId, day });
    transaction.set(ref, foldShards(stats, shards, new Date()));
    countInMonth(transaction, place, sumFigures(shards.map(({ figures }) => figures)));
    for (const shard of found) if (shard.exists) transaction.delete(shard.ref);
  });
}
