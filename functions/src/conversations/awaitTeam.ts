import { addFigures } from '@parlance/domain/analytics/addFigures';
import { conversationFigures } from '@parlance/domain/analytics/counting/conversationFigures';
import { forTeamFigures } from '@parlance/domain/analytics/counting/forTeamFigures';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { findSubscribers } from '../delivery/findSubscribers.ts';
import { queueEvent } from '../delivery/queueEvent.ts';
import { countFigures } from '../figures/countFigures.ts';
import type { Visitor } from '../kernel/access/tokens/visitorToken.ts';
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
 * here if nothing was said yet. One that waits, or that an agent has, stays as it is. It counts as the team's once, on the day on which it
 * began, and as no request: no visitor asked for an agent, and the chatbot failed at nothing. Throws `not-found`.
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
    const subscribers = await findSubscribers(orgId, 'handover.requested', transaction);
    const before = chat ?? { ...silentChat(visitor, locale, widget, now), identity, thread, customer };
    const changes: Pick<Chat, 'mode' | 'forTeam' | 'handover' | 'isOpen' | 'lastMessageAt' | 'unread'> = {
      mode: 'human',
      forTeam: true,
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
    const { day } = next;
    const given = forTeamFigures(next);
    const begun = chat === undefined ? addFigures(conversationFigures(next), given) : given;
    if (!before.forTeam && day !== '') countFigures(transaction, { orgId, chatbotId, day }, begun);
    return next;
  });
  await notifyOfWaiting(orgId, chatId, waiting);
}
