import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { busyDays } from '@parlance/domain/queries/figures';
import { readChatbot } from '../../chatbots/readChatbot.ts';
import { queueMailOnce } from '../../delivery/queueMailOnce.ts';
import { dayOf, hourOf } from '../../kernel/platform/calendar.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { isUnusual, UNUSUAL_FROM } from './isUnusual.ts';

const PAGE = 300;
/** Chatbots checked at the same time. */
const AT_ONCE = 20;
const USUAL_DAYS = 7;
/** From UTC-12 to UTC+14 it is another day at most this far from it. */
const FARTHEST_MS = 14 * HOUR_MS;

/**
 * Mails owner and administrators of an organization, once a day at most, that one of its chatbots has given far more answers in
 * the full hour before `now` than it usually does. Reads one document of each chatbot that was asked much on that day, and nine
 * more, with the members, of those whose hour stands out. Safe to run twice.
 */
export async function warnOfTraffic(slice: Slice = wholeRun()): Promise<Rest> {
  const { now } = slice;
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - HOUR_MS);
  const days = new Set([-FARTHEST_MS, 0, FARTHEST_MS].map((ms) => dayOf(new Date(hour.getTime() + ms), 'UTC')));
  const busy = groupQueryOf(busyDays, { day: [...days], messages: UNUSUAL_FROM }).limit(PAGE);
  for (let page = await (await resumeAfter(busy, slice.cursor)).get(); ;) {
    await eachAtOnce(page.docs, AT_ONCE, async (found) => {
      const { ref } = found;
      const orgId = ref.parent.parent?.id ?? '';
      const stats = statsSchema.safeParse(found.data()).data;
      if (stats === undefined || ref.path !== paths.stats(orgId, stats.chatbotId, stats.day)) return;
      if ((stats.hours[hourOf(hour)] ?? 0) >= UNUSUAL_FROM) await warnOfHour(orgId, stats, hour);
    });
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    if (slice.isOver()) return { cursor: last.ref.path };
    page = await busy.startAfter(last).get();
  }
}

async function warnOfHour(orgId: string, stats: Stats, hour: Date): Promise<void> {
  const found = await readChatbot(orgId, stats.chatbotId);
  // An hour belongs to one day of the organization's: with another one it is the hour of the day before or after.
  if (found === undefined || dayOf(hour, found.org.timezone) !== stats.day) return;
  const questions = stats.hours[hourOf(hour)] ?? 0;
  const usual = await usualHour(orgId, stats);
  if (!isUnusual(questions, usual, found.org.plan)) return;
  await mailLeaders(orgId, found.org, stats.day, {
    kind: 'traffic-unusual',
    orgId,
    chatbotId: stats.chatbotId,
    chatbotName: found.chatbot.name,
    questions,
    usual,
  });
}

/** The average hour of the seven days before. */
async function usualHour(orgId: string, { chatbotId, day }: Stats): Promise<number> {
  const before = Array.from({ length: USUAL_DAYS }, (_, back) =>
    dayOf(new Date(Date.parse(day) - (back + 1) * DAY_MS), 'UTC'),
  );
  const found = await Promise.all(before.map((one) => refs.stats(orgId, chatbotId, one).get()));
  return found.reduce((sum, one) => sum + (one.data()?.messages ?? 0), 0) / (USUAL_DAYS * (DAY_MS / HOUR_MS));
}

async function mailLeaders(
  orgId: string,
  { locale }: Pick<Org, 'locale'>,
  day: string,
  message: Parameters<typeof queueMailOnce>[3],
): Promise<void> {
  const members = await refs.members(orgId).get();
  for (const member of members.docs) {
    const { status, role, email } = member.data();
    if (status !== 'active' || (role !== 'owner' && role !== 'admin')) continue;
    await queueMailOnce([orgId, 'traffic-unusual', day, member.id], email, locale, message);
  }
}
