import { conversationFigures } from '@parlance/domain/analytics/counting/conversationFigures';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { addMarks } from '@parlance/domain/search/marks/addMarks';
import { MARKS, marksOn } from '@parlance/domain/search/marks/MARKS';
import { findSubscribers } from '../delivery/findSubscribers.ts';
import { queueEvent } from '../delivery/queueEvent.ts';
import { countFigures, figureChange } from '../figures/countFigures.ts';
import type { Visitor } from '../kernel/access/tokens/visitorToken.ts';
import { dayOf } from '../kernel/platform/calendar.ts';
import { refs } from '../kernel/platform/refs.ts';
import { transactionInTurn } from '../kernel/platform/writes/transactionInTurn.ts';
import { liveOf } from './handover/live/liveOf.ts';
import { ownChat } from './handover/ownChat.ts';
import { silentChat } from './handover/silentChat.ts';
import { notifyOfWaiting } from './handover/waiting/notifyOfWaiting.ts';
import { widgetOf } from './handover/widgetOf.ts';

/** Nobody who writes by mail is told that nobody is there. */
const NEVER = new Date('9999-12-31T00:00:00Z');

interface Awaiting extends Pick<Chat, 'identity' | 'thread' | 'customer'> {
  locale: Locale;
}

/**
 * Has a conversation wait for the team, with the chatbot silent in it: what the customer writes goes to the agent who takes it over. It begins
 * here if nothing was said yet. One that waits, or that an agent has, stays as it is. Throws `not-found`.
 */
export async function awaitTeam(
  visitor: Visitor,
  { locale, identity, thread, customer }: Awaiting,
  now = new Date(),
): Promise<void> {
  const widget = await widgetOf(visitor);
  const { orgId } = widget;
  const { chatId, chatbotId } = visitor;
  const waiting = await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = await ownChat(orgId, visitor, transaction);
    if (chat?.mode === 'human') return undefined;
    const day = dayOf(now, widget.timezone);
    const subscribers = await findSubscribers(orgId, 'handover.requested', transaction);
    const before = chat ?? { ...silentChat(visitor, locale, widget, now), identity, thread, customer };
    const changes: Pick<Chat, 'mode' | 'marks' | 'handover' | 'isOpen' | 'lastMessageAt' | 'unread'> = {
      mode: 'human',
      marks: addMarks(before.marks, marksOn(MARKS.person, day)),
      handover: {
        status: 'requested',
        requestedAt: now,
        dueAt: NEVER,
        email: '',
        consentAt: null,
        agentUid: null,
        agentName: null,
        awayAt: null,
        awaitedSince: now,
        language: locale,
        routing: null,
        passOnAt: null,
      },
      isOpen: true,
      lastMessageAt: now,
      unread: true,
    };
    const next: Chat = { ...before, ...changes };
    if (chat === undefined) transaction.set(refs.chat(orgId, chatId), next);
    else transaction.update(refs.chat(orgId, chatId), changes);
    transaction.set(refs.live(orgId, chatId), liveOf(next));
    queueEvent(transaction, { orgId, type: 'handover.requested', subjectId: chatId, at: now }, subscribers);
    const begun = chat === undefined ? conversationFigures(next) : figureChange({});
    countFigures(transaction, { orgId, chatbotId, day }, { ...begun, handovers: 1 });
    return next;
  });
  await notifyOfWaiting(orgId, chatId, waiting);
}
