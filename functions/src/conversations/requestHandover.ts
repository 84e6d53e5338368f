import type { Chat, Routing } from '@parlance/domain/documents/chats/chat';
import { AppError } from '@parlance/domain/errors';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { addFigures } from '@parlance/domain/analytics/addFigures';
import { conversationFigures } from '@parlance/domain/analytics/counting/conversationFigures';
import { requestFigures } from '@parlance/domain/analytics/counting/requestFigures';
import { MINUTE_MS } from '@parlance/domain/durations';
import { addMarks } from '@parlance/domain/search/marks/addMarks';
import { MARKS, marksOn } from '@parlance/domain/search/marks/MARKS';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import type { Visitor } from '../kernel/access/tokens/visitorToken.ts';
import { dayOf } from '../kernel/platform/calendar.ts';
import { findWidget } from '../answering/findWidget.ts';
import { countFigures, figureChange } from '../figures/countFigures.ts';
import { newContactFields } from '../kernel/contacts/newContactFields.ts';
import { refs } from '../kernel/platform/refs.ts';
import { transactionInTurn } from '../kernel/platform/writes/transactionInTurn.ts';
import { findSubscribers } from '../delivery/findSubscribers.ts';
import { queueEvent } from '../delivery/queueEvent.ts';
import { queueOutbound } from '../delivery/queueOutbound.ts';
import { isOpenAt } from '../kernel/openingHours/isOpenAt.ts';
import { openingsFor } from './openingsFor.ts';
import { liveOf } from './handover/live/liveOf.ts';
import { notifyOfWaiting } from './handover/waiting/notifyOfWaiting.ts';
import { ownChat } from './handover/ownChat.ts';
import { assignedTo } from './handover/routing/assignedTo.ts';
import { routeRequest } from './handover/routing/routeRequest.ts';
import { silentChat } from './handover/silentChat.ts';
import { writeEvent } from './handover/writeEvent.ts';

export interface HandoverRequest {
  handoverId: string;
  name: string;
  /** Address for a reply if nobody comes; may be empty. */
  email: string;
  /** True if the visitor agreed to the use of the address. */
  hasConsent: boolean;
  locale: Locale;
  /** Language of the chat, where that is not `locale`. */
  language?: WidgetLocale | undefined;
}

/**
 * A visitor asks for an agent: the conversation, which begins here if nothing was said yet, shows it to the team, and both
 * sides can watch what becomes of it. Returns the minutes until the visitor is told that nobody is free. The same
 * `handoverId` again, or another one while somebody is waited for or there, changes nothing. Throws `handover-closed`, or
 * what keeps the chatbot from answering at all. Where a team serves the visitor whose rule finds somebody there, the request is that
 * member's, and only their dashboard calls them; else all who want it get a mail.
 */
export async function requestHandover(visitor: Visitor, request: HandoverRequest, now = new Date()): Promise<number> {
  const widget = await findWidget(visitor.chatbotId, now);
  const { orgId, timezone, handover } = widget;
  const { chatbotId, chatId } = visitor;
  const { minutes } = handover;
  const served = { chatbotId, language: languageOf(request) };
  const eventId = `${request.handoverId}.requested`;
  const waiting = await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = await ownChat(orgId, visitor, transaction);
    const asked = await transaction.get(refs.message(orgId, chatId, eventId));
    if (asked.exists || chat?.handover?.status === 'requested' || chat?.mode === 'human') return chat;
    const isOpen = openingsFor(widget, served).some((opening) => isOpenAt(opening, timezone, now));
    if (!handover.isOffered || !isOpen) throw new AppError('handover-closed');

    const day = dayOf(now, timezone);
    const subscribers = await findSubscribers(orgId, 'handover.requested', transaction);
    const { name, email } = request;
    const contact = await newContactFields(transaction, orgId, visitor, chat);
    const before = { ...(chat ?? silentChat(visitor, request.locale, widget, now)), ...contact };
    const { assigneeUid } = before;
    const { routing, write } = await routeRequest(transaction, widget, served, { assigneeUid, now });
    const changes: Partial<Chat> = {
      marks: addMarks(before.marks, marksOn(MARKS.person, day)),
      handover: newRequest(request, { minutes, routing, now }),
      assigneeUid: routing?.uid ?? assigneeUid,
      ...contact,
      identity: before.identity ?? (name === '' ? null : { name, email }),
      lastMessageAt: now,
      unread: true,
    };
    const next: Chat = { ...before, ...changes };
    write();
    if (chat === undefined) transaction.set(refs.chat(orgId, chatId), next);
    // Written whole it would say that it is in the present shape, and no migration would bring it there.
    else transaction.update(refs.chat(orgId, chatId), changes);
    transaction.set(refs.live(orgId, chatId), liveOf(next));
    const { channel } = next;
    const happened = { chatbotId, at: now, event: 'handover-requested', day, channel } as const;
    writeEvent(transaction, { orgId, chatId }, eventId, happened);
    queueOutbound(transaction, { orgId, chatId, messageId: eventId, notice: 'agent-asked' }, next, now);
    queueEvent(transaction, { orgId, type: 'handover.requested', subjectId: chatId, at: now }, subscribers);
    // Questions count a conversation with the first one alone, and find this one begun.
    const begun = chat === undefined ? conversationFigures(next) : figureChange({});
    countFigures(transaction, { orgId, chatbotId, day }, addFigures(begun, requestFigures(channel)));
    return next;
  });
  if (waiting?.handover?.routing === null) await notifyOfWaiting(orgId, chatId, waiting);
  return minutes;
}

function languageOf({ language, locale }: HandoverRequest): WidgetLocale {
  return language ?? locale;
}

function newRequest(
  request: HandoverRequest,
  { minutes, routing, now }: { minutes: number; routing: Routing | null; now: Date },
): NonNullable<Chat['handover']> {
  const { email, hasConsent } = request;
  return {
    status: 'requested',
    requestedAt: now,
    dueAt: new Date(now.getTime() + minutes * MINUTE_MS),
    email,
    consentAt: email !== '' && hasConsent ? now : null,
    agentUid: null,
    agentName: null,
    awayAt: null,
    awaitedSince: now,
    language: languageOf(request),
    ...assignedTo(routing, now),
  };
}
