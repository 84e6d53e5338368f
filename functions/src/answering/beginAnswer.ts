import type { Chat } from '@parlance/domain/documents/chat';
import type { Message } from '@parlance/domain/documents/message';
import type { Widget } from '@parlance/domain/documents/widget';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { FieldValue } from 'firebase-admin/firestore';
import type { Visitor } from '../access/visitorToken.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { monthOf } from './calendar.ts';
import { isFinished } from './isFinished.ts';

export interface Question {
  visitor: Visitor;
  widget: Widget;
  messageId: string;
  text: string;
  locale: Locale;
  askedAt: Date;
}

/** `replay`: this question has its answer already. `begun`: a message of the plan is taken and the question stored. */
export type Begin =
  | { kind: 'replay'; answer: Message }
  | { kind: 'begun'; turns: Chat['turns']; isFirst: boolean; attempt: number };

const MAX_ATTEMPTS = 4;
const PREVIEW = 300;
const TURN_ANSWER = 600;

/** The answer's document beside its question's: one question has one answer. */
export function answerIdOf(messageId: string): string {
  return `${messageId}-a`;
}

/** The counter that this organization's messages are taken from: the month's, or the whole trial's. */
export function usageKey(widget: Widget, at: Date): string {
  return widget.plan === 'trial' ? 'trial' : monthOf(at, widget.timezone);
}

/**
 * Stores the visitor's question and takes one message of the plan, in one transaction: 3 writes, at most 4 reads. The
 * same `messageId` again replays a finished answer or tries an unfinished one anew without charging twice.
 * Throws `message-limit-reached` { max }, or `answer-failed` after too many attempts.
 */
export async function beginAnswer(question: Question): Promise<Begin> {
  const { visitor, widget, messageId } = question;
  const { orgId } = widget;
  const refsOf = {
    message: refs.message(orgId, visitor.chatId, messageId),
    chat: refs.chat(orgId, visitor.chatId),
    usage: refs.usage(orgId, usageKey(widget, question.askedAt)),
  };
  return db.runTransaction<Begin>(async (transaction) => {
    const [message, chat, usage] = await Promise.all([
      transaction.get(refsOf.message).then((found) => found.data()),
      transaction.get(refsOf.chat).then((found) => found.data()),
      transaction.get(refsOf.usage).then((found) => found.data()),
    ]);
    const charge = message === undefined || !message.charged;
    const max = PLAN_LIMITS[widget.plan].messages;
    const latestId = message === undefined ? (chat?.lastAnswerId ?? null) : answerIdOf(messageId);
    const latest =
      latestId === null ? undefined : (await transaction.get(refs.message(orgId, visitor.chatId, latestId))).data();
    if (message !== undefined && isFinished(latest)) return { kind: 'replay', answer: latest };
    if (message !== undefined && message.attempts >= MAX_ATTEMPTS) throw new AppError('answer-failed');
    if (charge && (usage?.messages ?? 0) >= max) throw new AppError('message-limit-reached', { max });

    if (charge) transaction.set(refsOf.usage, { messages: FieldValue.increment(1) }, { merge: true });
    if (message !== undefined && chat !== undefined) {
      transaction.update(refsOf.message, { attempts: message.attempts + 1, charged: true });
      return { kind: 'begun', turns: chat.turns, isFirst: chat.messageCount === 2, attempt: message.attempts + 1 };
    }
    const turns = chat === undefined ? [] : extendTurns(chat, latest);
    transaction.create(refsOf.message, newMessage(question));
    transaction.set(
      refsOf.chat,
      chat === undefined ? newChat(question) : { ...chat, ...nextChat(question, chat, turns) },
    );
    return { kind: 'begun', turns, isFirst: chat === undefined, attempt: 1 };
  });
}

/** The newest answer joins its question now, when the next question is asked: a write saved per message. */
function extendTurns(chat: Chat, latest: Message | undefined): Chat['turns'] {
  if (!isFinished(latest)) return chat.turns;
  const turn = { question: chat.lastMessage, answer: latest.text.slice(0, TURN_ANSWER) };
  return [...chat.turns, turn].slice(-LIMITS.historyTurns);
}

function newMessage({ visitor, text, askedAt }: Question): Message {
  return {
    chatbotId: visitor.chatbotId,
    role: 'user',
    text,
    at: askedAt,
    citations: [],
    verdict: null,
    rating: null,
    revised: false,
    provider: null,
    model: null,
    tokens: null,
    latencyMs: null,
    attempts: 1,
    charged: true,
  };
}

function newChat({ visitor, text, locale, askedAt, messageId }: Question): Chat {
  return {
    chatbotId: visitor.chatbotId,
    channel: visitor.channel,
    mode: 'bot',
    locale,
    origin: visitor.origin,
    category: null,
    sentiment: null,
    messageCount: 2,
    rating: null,
    lastMessage: text.slice(0, PREVIEW),
    lastMessageAt: askedAt,
    createdAt: askedAt,
    unread: true,
    lastAnswerId: answerIdOf(messageId),
    turns: [],
  };
}

function nextChat({ text, askedAt, messageId }: Question, chat: Chat, turns: Chat['turns']): Partial<Chat> {
  return {
    messageCount: chat.messageCount + 2,
    lastMessage: text.slice(0, PREVIEW),
    lastMessageAt: askedAt,
    unread: true,
    lastAnswerId: answerIdOf(messageId),
    turns,
  };
}
