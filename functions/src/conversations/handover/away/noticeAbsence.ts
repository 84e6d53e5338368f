import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import { isOpenAt } from '../../../kernel/openingHours/isOpenAt.ts';
import { openingsFor, type Served } from '../../openingsFor.ts';
import { notify } from '../../notifications/notify.ts';
import type { ChatPlace } from '../chatPlace.ts';
import { missHandover } from './missHandover.ts';
import { lastSignOf } from './lastSignOf.ts';
import { nextOpening } from './nextOpening.ts';

type Due = Chat & { handover: NonNullable<Chat['handover']> & { awayAt: Date; agentUid: string } };

/**
 * Looks after a conversation whose agent has shown no sign of life in time, while the visitor waits: first the team is told, and as many
 * minutes later the visitor, who has the chatbot again; outside opening hours both at once. A sign of life since puts it off. Returns
 * false where nobody is to be told anything.
 */
export async function noticeAbsence(place: ChatPlace, now: Date): Promise<boolean> {
  const chat = (await refs.chat(place.orgId, place.chatId).get()).data();
  if (!isDue(chat, now)) return false;
  const { chatbotId, handover } = chat;
  const [widget, seenAt] = await Promise.all([refs.widget(chatbotId).get(), lastSignOf(place, handover.agentUid)]);
  const settings = widget.data();
  if (settings === undefined) return false;
  const waitMs = settings.handover.awayMinutes * MINUTE_MS;
  if (seenAt !== undefined && seenAt.getTime() + waitMs > now.getTime()) {
    await moveOn(place, handover, { status: 'joined', awayAt: new Date(seenAt.getTime() + waitMs) });
    return false;
  }
  const opensAt = nextOpeningOf(settings, { chatbotId, language: handover.language ?? chat.locale }, now);
  if (handover.status === 'joined') {
    // Before it is written down: a run that dies in between is made up for by the next one, and the key makes it one mail.
    await notifyOfAbsence(place, chat);
    if (opensAt === 'now') {
      return moveOn(place, handover, { status: 'away', awayAt: new Date(now.getTime() + waitMs) });
    }
  }
  return tellVisitor(place, handover, { opensAt: opensAt === 'now' ? null : opensAt, now });
}

function isDue(chat: Chat | undefined, now: Date): chat is Due {
  const { status, awayAt, agentUid } = chat?.handover ?? {};
  return (status === 'joined' || status === 'away') && awayAt instanceof Date && awayAt <= now && agentUid !== null;
}

/** Time at which somebody is there again. Always now where nobody can ask for an agent: there are no hours to go by. */
function nextOpeningOf(widget: Widget, served: Served, now: Date): Date | 'now' | null {
  const { handover, timezone } = widget;
  const openings = openingsFor(widget, served);
  if (!handover.isOffered || openings.some((opening) => isOpenAt(opening, timezone, now))) return 'now';
  const times = openings.flatMap((opening) => nextOpening(opening, timezone, now) ?? []);
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

async function notifyOfAbsence({ orgId, chatId }: ChatPlace, { chatbotId, handover, lastMessage }: Due): Promise<void> {
  const key = `${chatId}-away-${handover.awayAt.getTime()}`;
  await notify({ orgId, chatbotId, event: 'handover', kind: 'agent-away', key, chatId, excerpt: lastMessage });
}

/** True iff a conversation is as it was when it was looked at: its agent has neither written nor gone, nor was it looked after twice. */
function isUnchanged(chat: Chat | undefined, { status, awayAt, agentUid }: Due['handover']): chat is Due {
  const handover = chat?.handover;
  return (
    handover?.status === status && handover.agentUid === agentUid && handover.awayAt?.getTime() === awayAt.getTime()
  );
}

async function moveOn(
  { orgId, chatId }: ChatPlace,
  before: Due['handover'],
  change: Pick<Due['handover'], 'status' | 'awayAt'>,
): Promise<boolean> {
  return transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = (await transaction.get(refs.chat(orgId, chatId))).data();
    if (!isUnchanged(chat, before)) return false;
    transaction.update(refs.chat(orgId, chatId), { handover: { ...chat.handover, ...change } });
    return true;
  });
}

async function tellVisitor(
  place: ChatPlace,
  before: Due['handover'],
  { opensAt, now }: { opensAt: Date | null; now: Date },
): Promise<boolean> {
  const { orgId, chatId } = place;
  return transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = (await transaction.get(refs.chat(orgId, chatId))).data();
    if (!isUnchanged(chat, before)) return false;
    const { handover } = chat;
    const { agentUid, agentName } = handover;
    const eventId = `${before.awayAt.getTime()}.away`;
    const happened = { event: 'agent-away' as const, agentUid, agentName, opensAt };
    return missHandover(transaction, place, { chat, handover, eventId, happened, now });
  });
}
