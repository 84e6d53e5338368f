import { addFigures, newFigures } from '@parlance/domain/analytics/addFigures';
import { chatFigures } from '@parlance/domain/analytics/counting/recount';
import { figureReads } from '@parlance/domain/analytics/figureReads';
import { type Period, periodOf, previousPeriodOf } from '@parlance/domain/analytics/periodOf';
import { summarize } from '@parlance/domain/analytics/summarize';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { monthSchema } from '@parlance/domain/documents/chats/month';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { addDays } from '@parlance/domain/time/calendarDay';
import type { Query } from 'firebase-admin/firestore';
import { rollMonths } from '../../functions/src/figures/recounts/rollMonths.ts';
import { admin } from '../support/admin.ts';
import { ruleDocuments } from '../support/ruleDocuments.ts';

const CHATS = [100, 100_000] as const;
const DAYS = 365;
const TIMEZONE = 'Europe/Berlin';

/** A chatbot with so many conversations over a year, their days' figures and the sums of its months. */
async function makeYear(chats: number, today: string): Promise<{ orgId: string; chatbotId: string }> {
  const [orgId, chatbotId] = [newId(), newId()];
  const writer = admin.db.bulkWriter();
  const days = new Map<string, Figures>();
  for (let index = 0; index < chats; index += 1) {
    const day = addDays(today, -(index % DAYS));
    const chat = { ...ruleDocuments.chat, chatbotId, day };
    days.set(day, addFigures(days.get(day) ?? newFigures(), chatFigures(chat)));
    void writer.create(admin.db.doc(paths.chat(orgId, newId())), chat);
  }
  for (const [day, figures] of days) {
    void writer.create(
      admin.db.doc(paths.stats(orgId, chatbotId, day)),
      statsSchema.parse({ ...figures, chatbotId, day }),
    );
  }
  await writer.close();
  // The oldest first: each sums its months up anew.
  for (let back = DAYS; back >= 0; back -= 5)
    await rollMonths({ orgId, chatbotId, timezone: TIMEZONE }, addDays(today, -back));
  return { orgId, chatbotId };
}

/** Reads what a page shows of a period and the one before it. Returns how many documents that were, and the conversations. */
async function view({ orgId, chatbotId }: { orgId: string; chatbotId: string }, period: Period, today: string) {
  let reads = 0;
  const read = async (query: Query) => {
    const { docs } = await query.where('chatbotId', '==', chatbotId).get();
    reads += Math.max(1, docs.length);
    return docs.map((found) => found.data());
  };
  const summaryOf = async (each: Pick<Period, 'from' | 'to' | 'days'>) => {
    const { days, months } = figureReads(each, today);
    const stats = admin.db.collection(paths.allStats(orgId));
    const ofDays = await Promise.all(
      days.map(({ from, to }) => read(stats.where('day', '>=', from).where('day', '<=', to))),
    );
    const sums = admin.db.collection(paths.allMonths(orgId));
    const [first = '', last = ''] = [months[0], months.at(-1)];
    const ofMonths = months.length === 0 ? [] : await read(sums.where('month', '>=', first).where('month', '<=', last));
    const all = [
      ...ofDays.flat().map((day) => statsSchema.parse(day)),
      ...ofMonths.map((month) => monthSchema.parse(month)),
    ];
    return summarize(all, TIMEZONE);
  };
  const begun = performance.now();
  const { figures } = await summaryOf(period);
  await summaryOf(previousPeriodOf(period));
  await read(admin.db.collection(paths.topics(orgId)));
  return { reads, ms: Math.round(performance.now() - begun), conversations: figures.conversations };
}

/** Count of documents that a view of analytics reads, of thirty days and of a year, with a hundred conversations and a hundred thousand. */
export async function analyticsReads(): Promise<Record<string, unknown>[]> {
  const now = new Date();
  const recent = periodOf('last-30', now, TIMEZONE);
  const today = recent.to;
  const year = periodOf({ from: addDays(today, 1 - DAYS), to: today }, now, TIMEZONE);
  const lines: Record<string, unknown>[] = [];
  for (const chats of CHATS) {
    const place = await makeYear(chats, today);
    for (const period of [recent, year])
      lines.push({ chats, days: period.days, ...(await view(place, period, today)) });
  }
  return lines;
}
