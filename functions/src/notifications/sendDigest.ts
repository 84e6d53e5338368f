import { DAY_MS } from '@parlance/domain/durations';
import { dayOf } from '../platform/calendar.ts';
import { readChatbot } from '../chatbots/readChatbot.ts';
import { queueMailOnce } from '../mail/queueMailOnce.ts';
import { refs } from '../platform/refs.ts';

const DAYS = { daily: 1, weekly: 7 } as const;

interface Digest {
  orgId: string;
  chatbotId: string;
  uid: string;
  every: keyof typeof DAYS;
  timezone: string;
}

/**
 * Queues a member's digest of the days before today, once a day; nothing where all figures are 0, or where there is no such
 * member, organization or chatbot any more.
 */
export async function sendDigest({ orgId, chatbotId, uid, every, timezone }: Digest, now: Date): Promise<void> {
  const [found, foundMember] = await Promise.all([readChatbot(orgId, chatbotId), refs.member(orgId, uid).get()]);
  const member = foundMember.data();
  if (found === undefined || member?.status !== 'active') return;
  const { chatbot, org } = found;
  const figures = await figuresOf(orgId, chatbotId, daysBefore(dayOf(now, timezone), DAYS[every]));
  if (Object.values(figures).every((figure) => figure === 0)) return;
  const occasion = [orgId, chatbotId, 'digest', every, dayOf(now, timezone), uid];
  const message = { kind: 'digest', orgId, chatbotId, chatbotName: chatbot.name, every, ...figures } as const;
  await queueMailOnce(occasion, member.email, org.locale, message);
}

async function figuresOf(orgId: string, chatbotId: string, days: readonly string[]) {
  const found = await Promise.all(days.map((day) => refs.stats(orgId, chatbotId, day).get()));
  const stats = found.flatMap((day) => day.data() ?? []);
  const sumOf = (figure: 'conversations' | 'messages' | 'refused' | 'leads') =>
    stats.reduce((sum, day) => sum + day[figure], 0);
  return {
    conversations: sumOf('conversations'),
    messages: sumOf('messages'),
    unanswered: sumOf('refused'),
    leads: sumOf('leads'),
  };
}

/** The calendar days before one that is written yyyy-mm-dd. */
function daysBefore(today: string, count: number): string[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, back) => dayOf(new Date(start - (back + 1) * DAY_MS), 'UTC'));
}
