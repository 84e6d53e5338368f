import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { paths } from '@parlance/domain/paths';
import { addDays, calendarDay } from '@parlance/domain/time/calendarDay';
import { db } from './db.ts';

/** Figures of a day, by how many days ago it was; omitted ones are zero. */
export type FiguresByDay = Readonly<Record<number, Partial<Stats>>>;

/** The organization's calendar day, some days ago. */
export function dayAgo(daysAgo: number, timezone: string): string {
  return addDays(calendarDay(new Date(), timezone), -daysAgo);
}

/** A chatbot's figures of some days, written past the callables. */
export async function storeFigures(
  { orgId, chatbotId, timezone }: { orgId: string; chatbotId: string; timezone: string },
  figures: FiguresByDay,
): Promise<void> {
  const batch = db.batch();
  for (const [daysAgo, counted] of Object.entries(figures)) {
    const day = dayAgo(Number(daysAgo), timezone);
    batch.set(db.doc(paths.stats(orgId, chatbotId, day)), statsSchema.parse({ ...counted, chatbotId, day }));
  }
  await batch.commit();
}
