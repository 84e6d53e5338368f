import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppError } from '@parlance/domain/errors';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { conversationFigures } from '@parlance/domain/analytics/counting/conversationFigures';
import { MINUTE_MS } from '@parlance/domain/durations';
import { addMarks } from '@parlance/domain/search/marks/addMarks';
import { MARKS, marksOn } from '@parlance/domain/search/marks/MARKS';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { dayOf } from '../../kernel/platform/calendar.ts';
import { findWidget } from '../../answering/findWidget.ts';
import { notify } from '../notifications/notify.ts';
import { countFigures, figureChange } from '../../figures/countFigures.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { findSubscribers } from '../../delivery/findSubscribers.ts';
import { queueEvent } from '../../delivery/queueEvent.ts';
import { isOpenAt } from '../isOpenAt.ts';
import { liveOf } from './live/liveOf.ts';
import { ownChat } from './ownChat.ts';
import { silentChat } from './silentChat.ts';
import { writeEvent } from './writeEvent.ts';

export interface HandoverRequest {
  handoverId: string;
  name: string;
  /** Address for a reply if nobody comes; may be empty. */
  email: string;
  /** True if the visitor agreed to the use of the address. */
  hasConsent: boolean;
  locale: Locale;
}

/**
 * A visitor asks for an agent: the conversation, which begins here if nothing was said yet, shows it to the team, and both
 * sides can watch what becomes of it. Returns the minutes until the visitor is told that nobody is free. The same
 * `handoverId` again, or another one while somebody is waited for or there, changes nothing. Throws `handover-closed`, or
 * what keeps the chatbot from answering at all.
 */
export async function requestHandover(visitor: Visitor, request: HandoverRequest, now = new Date()): Promise<number> {
  const widget = await findWidget(visitor.chatbotId, now);
  const { orgId, timezone, handover } = widget;
  const { chatbotId, chatId } = visitor;
  const { minutes } = handover;
  const eventId = `${request.handoverId}.requested`;
  const waiting = await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = await ownChat(orgId, visitor, transaction);
    const asked = await transaction.get(refs.message(orgId, chatId, eventId));
    if (asked.exists || chat?.handover?.status === 'requested' || chat?.mode === 'human') return chat;
    if (!handover.isOffered || !isOpenAt(handover, timezone, now)) throw new AppError('handover-closed');

    const day = dayOf(now, timezone);
    const subscribers = await findSubscribers(orgId, 'handover.requested', transaction);
    const dueAt = new Date(now.getTime() + minutes * MINUTE_MS);
    const { name, email } = request;
    const consentAt = email !== '' && request.hasConsent ? now : null;
    const before = chat ?? silentChat(visitor, request.locale, widget, now);
    const changes: Partial<Chat> = {
      marks: addMarks(before.marks, marksOn(MARKS.person, day)),
      handover: {
        status: 'requested',
        requestedAt: now,
        dueAt,
        email,
        consentAt,
        agentUid: null,
        agentName: null,
        awayAt: null,
        awaitedSince: now,
      },
      identity: chat?.identity ?? (name === '' ? null : { name, email }),
      lastMessageAt: now,
      unread: true,
    };
    const next: Chat = { ...before, ...changes };
    if (chat === undefined) transaction.set(refs.chat(orgId, chatId), next);
    // Written whole it would say that it is in the present shape, and no migration would bring it there.
    else transaction.update(refs.chat(orgId, chatId), changes);
    transaction.set(refs.live(orgId, chatId), liveOf(next));
    writeEvent(transaction, { orgId, chatId }, eventId, { chatbotId, at: now, event: 'handover-requested', day });
    queueEvent(transaction, { orgId, type: 'handover.requested', subjectId: chatId, at: now }, subscribers);
    // Questions count a conversation with the first one alone, and find this one begun.
    const begun = chat === undefined ? conversationFigures(next) : figureChange({});
    countFigures(transaction, { orgId, chatbotId, day }, { ...begun, handovers: 1 });
    return next;
  });
  await notifyOfWaiting(orgId, chatId, waiting);
  return minutes;
}

/** By mail to those who want it, once for each request: asked again, nobody gets a second one. */
async function notifyOfWaiting(orgId: string, chatId: string, chat: Chat | undefined): Promise<void> {
  if (chat?.handover?.status !== 'requested') return;
  const { chatbotId, lastMessage: excerpt } = chat;
  const key = `${chatId}-${chat.handover.requestedAt.getTime()}`;
  await notify({ orgId, chatbotId, event: 'handover', key, chatId, excerpt });
}
