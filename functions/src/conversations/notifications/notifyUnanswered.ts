import type { Stats } from '@parlance/domain/documents/chats/stats';
import { HOUR_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { notificationsOfUnanswered } from '@parlance/domain/queries/chatbots';
import { readFigureDay } from '../../figures/readFigureDay.ts';
import { dayOf } from '../../kernel/platform/calendar.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { notify } from './notify.ts';

const PAGE = 300;
/** Chatbots checked at the same time. */
const AT_ONCE = 20;

/**
 * Mails the members who want it the newest question that found no answer in the full hour before `now`: one mail an
 * hour and chatbot at most, from the figures that answers write anyway. Safe to run twice.
 */
export async function notifyUnanswered(slice: Slice = wholeRun()): Promise<Rest> {
  const { now } = slice;
  const end = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const notified = new Set<string>();
  const chosen = groupQueryOf(notificationsOfUnanswered, {}).limit(PAGE);
  for (let page = await (await resumeAfter(chosen, slice.cursor)).get(); ;) {
    await eachAtOnce(page.docs, AT_ONCE, async ({ ref }) => {
      const chatbotId = ref.parent.parent?.id ?? '';
      const orgId = ref.parent.parent?.parent.parent?.id ?? '';
      if (notified.has(chatbotId) || ref.path !== paths.notification(orgId, chatbotId, ref.id)) return;
      notified.add(chatbotId);
      await notifyOfHour(orgId, chatbotId, end - HOUR_MS, end);
    });
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    if (slice.isOver()) return { cursor: last.ref.path };
    page = await chosen.startAfter(last).get();
  }
}

async function notifyOfHour(orgId: string, chatbotId: string, from: number, to: number): Promise<void> {
  const timezone = (await refs.org(orgId).get()).data()?.timezone;
  if (timezone === undefined) return;
  const days = new Set([dayOf(new Date(from), timezone), dayOf(new Date(to), timezone)]);
  const stats = await Promise.all([...days].map((day) => readFigureDay({ orgId, chatbotId, day })));
  const newest = stats
    .flatMap((found): Stats['unanswered'][string][] => Object.values(found?.unanswered ?? {}))
    .filter(({ at }) => at.getTime() >= from && at.getTime() < to)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  if (newest === undefined) return;
  const { chatId, question: excerpt } = newest;
  await notify({ orgId, chatbotId, event: 'unanswered', key: String(from / HOUR_MS), chatId, excerpt });
}
