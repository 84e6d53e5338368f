import { insightsOf } from '@parlance/domain/analytics/insightsOf';
import { type Summary, summarize } from '@parlance/domain/analytics/summarize';
import type { Insight } from '@parlance/domain/documents/insight';
import { addDays } from '@parlance/domain/time/calendarDay';
import { contradictionsOfState } from '@parlance/domain/queries/chunks';
import { dayOf } from '../../kernel/platform/calendar.ts';
import { readChatbot } from '../../chatbots/readChatbot.ts';
import { queueMailOnce } from '../../delivery/queueMailOnce.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

const DAYS = { daily: 1, weekly: 7 } as const;

interface Digest {
  orgId: string;
  chatbotId: string;
  uid: string;
  every: keyof typeof DAYS;
  timezone: string;
}

/**
 * Queues a member's digest of the days before today, once a day, a week's with what can be said of it compared with the week before;
 * nothing where all figures are 0, or where there is no such member, organization or chatbot any more. No topic is named in it: those
 * are visitors' words, which the outbox keeps for longer than their conversation may be.
 */
export async function sendDigest(digest: Digest, now: Date): Promise<void> {
  const { orgId, chatbotId, uid, every, timezone } = digest;
  const [found, foundMember] = await Promise.all([readChatbot(orgId, chatbotId), refs.member(orgId, uid).get()]);
  const member = foundMember.data();
  if (found === undefined || member?.status !== 'active') return;
  const { chatbot, org } = found;
  const today = dayOf(now, timezone);
  const summary = await summaryOf(digest, addDays(today, -DAYS[every]));
  const { conversations, messages, refused: unanswered, leads } = summary.figures;
  const figures = { conversations, messages, unanswered, leads };
  if (Object.values(figures).every((figure) => figure === 0)) return;
  const insights = every === 'weekly' ? await weeklyInsights(digest, summary, today) : [];
  const occasion = [orgId, chatbotId, 'digest', every, today, uid];
  const message = { kind: 'digest', orgId, chatbotId, chatbotName: chatbot.name, every, ...figures } as const;
  await queueMailOnce(occasion, member.email, org.locale, { ...message, insights: [...insights] });
}

/** Insights of a week compared with the one before, with the number of open contradictions in the sources. */
async function weeklyInsights(digest: Digest, summary: Summary, today: string): Promise<readonly Insight[]> {
  const { orgId, chatbotId } = digest;
  const open = queryOf(refs.contradictions(orgId), contradictionsOfState, { chatbotId, state: 'open' });
  const [previous, counted] = await Promise.all([
    summaryOf(digest, addDays(today, -2 * DAYS.weekly)),
    open.count().get(),
  ]);
  return insightsOf({ summary, previous, contradictions: counted.data().count });
}

/** Summary of a digest's days that begin with `first`, yyyy-mm-dd. */
async function summaryOf({ orgId, chatbotId, every, timezone }: Digest, first: string): Promise<Summary> {
  const days = Array.from({ length: DAYS[every] }, (_, later) => addDays(first, later));
  const found = await Promise.all(days.map((day) => refs.stats(orgId, chatbotId, day).get()));
  return summarize(
    found.flatMap((day) => day.data() ?? []),
    timezone,
  );
}
