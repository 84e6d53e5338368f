import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { type Message, newVisitorMessage, type VisitorMessage } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { paths } from '@parlance/domain/paths';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { refs } from '../../platform/refs.ts';
import { QueueFull } from '../../platform/writes/QueueFull.ts';
import { transactionInTurn } from '../../platform/writes/transactionInTurn.ts';
import { countInMinute } from './countInMinute.ts';
import { extendTurns } from './extendTurns.ts';
import { isAlreadyThere } from '../../platform/writes/isAlreadyThere.ts';
import { type FinishedAnswer, isFinished } from './isFinished.ts';
import { nextChat } from './nextChat.ts';
import type { Question } from '../question.ts';
import { takeFromBucket } from './takeFromBucket.ts';
import { usageKey } from './usageKey.ts';
import { type UsageWarning, warningDue } from './warningDue.ts';

/** The question is stored, and one message taken unless it is free. */
export interface Begun {
  kind: 'begun';
  turns: Chat['turns'];
  /** The answer that did not help, of a question that is asked again for another one. */
  former: string | null;
  isFirst: boolean;
  attempt: number;
  /** This question has taken a message of the plan, now or with an attempt before. */
  isCharged: boolean;
  /** Set when this message used up a share of the plan that the owner should hear of. */
  warning: UsageWarning | null;
}

/** `replay`: this question has its answer already. */
export type Begin = { kind: 'replay'; answer: FinishedAnswer } | Begun;

/** So often can a cut answer that was charged be completed. */
const MAX_ATTEMPTS = 4;

/**
 * Stores the visitor's question and, unless the answer is free, takes one message of the plan, in one transaction: 3
 * writes, at most 3 reads, one more for another answer to an older question. The same `messageId` again replays a finished
 * answer or tries an unfinished one anew without charging twice. Throws `message-limit-reached` { max }, `rate-limited`,
 * `answer-failed` after too many attempts, `chat-taken-over` while a person answers, or `invalid-input` where the question
 * that is asked again is none of this chat. With a `signal` it is refused with `rate-limited` where too many wait for their
 * turn, and leaves the queue when that is aborted.
 */
export async function reserveAnswer(question: Question, isFree: boolean, signal?: AbortSignal): Promise<Begin> {
  try {
    // Created without looking whether it is there: storeAnswer has the read that this saves.
    return await begin(question, isFree, false, signal);
  } catch (error) {
    if (!(await wasAsked(question, error))) throw error;
    return begin(question, isFree, true, signal);
  }
}

/** True if a question could not be stored because it is a repeated one, or was refused although it is. */
async function wasAsked({ widget, visitor, messageId }: Question, error: unknown): Promise<boolean> {
  if (!(error instanceof AppError)) return isAlreadyThere(error);
  // Asked again it would find the same queue.
  if (error instanceof QueueFull) return false;
  return (await refs.message(widget.orgId, visitor.chatId, messageId).get()).exists;
}

async function begin(
  question: Question,
  isFree: boolean,
  isRepeated: boolean,
  signal: AbortSignal | undefined,
): Promise<Begin> {
  const { visitor, widget, messageId, askedAt } = question;
  const { orgId } = widget;
  const period = usageKey(widget, askedAt);
  const refsOf = {
    message: refs.message(orgId, visitor.chatId, messageId),
    chat: refs.chat(orgId, visitor.chatId),
    usage: refs.usage(orgId, period),
  };
  const reserve = async (transaction: Transaction): Promise<Begin> => {
    const [message, chat, usage] = await Promise.all([
      isRepeated ? transaction.get(refsOf.message).then((found) => toQuestion(found.data())) : undefined,
      transaction.get(refsOf.chat).then((found) => found.data()),
      transaction.get(refsOf.usage).then((found) => found.data()),
    ]);
    // No token of ours names a chat of another chatbot: whoever holds one that does gets nothing of it.
    if (chat !== undefined && chat.chatbotId !== visitor.chatbotId) throw new AppError('visitor-token-invalid');
    const latest = await latestAnswer(transaction, question, chat, message);
    if (message !== undefined && isFinished(latest)) return { kind: 'replay', answer: latest };
    if (chat?.mode === 'human') throw new AppError('chat-taken-over');
    if (message?.charged === true && message.attempts >= MAX_ATTEMPTS) throw new AppError('answer-failed');

    const former = await formerAnswer(transaction, question, chat, latest);
    const isCharged = message?.charged === true;
    const charge = !isFree && !isCharged;
    const max = PLAN_LIMITS[widget.plan].messages;
    const used = (usage?.messages ?? 0) + (charge ? 1 : 0);
    if (charge && used > max) throw new AppError('message-limit-reached', { max });
    // A cut answer that is completed was counted when it was asked first.
    if (!isCharged) {
      const asker = { ...widget, chatbotId: visitor.chatbotId, address: question.address };
      const minute = countInMinute(usage?.minute ?? null, asker, askedAt);
      const messages = FieldValue.increment(charge ? 1 : 0);
      transaction.set(refsOf.usage, { messages, minute }, { mergeFields: ['messages', 'minute'] });
    }
    const isPaid = isCharged || charge;
    const warning = charge ? warningDue({ used, max, warned: usage?.warned ?? 0 }) : null;
    if (message !== undefined && chat !== undefined) {
      const attempt = message.attempts + 1;
      const chargedIn = charge ? period : message.chargedIn;
      transaction.update(refsOf.message, { attempts: attempt, charged: isPaid, chargedIn, silenced: false });
      const isFirst = chat.messageCount === 2;
      return { kind: 'begun', turns: chat.turns, former, isFirst, attempt, isCharged: isPaid, warning };
    }
    const rateBucket = takeFromBucket(chat?.rateBucket ?? null, widget.visitorQuestionsPerMinute, askedAt);
    const turns = chat === undefined ? [] : extendTurns(chat, latest);
    const { text, regenerates } = question;
    const chargedIn = charge ? period : null;
    const stored = { chatbotId: visitor.chatbotId, text, at: askedAt, charged: charge, chargedIn, regenerates };
    transaction.create(refsOf.message, newVisitorMessage(stored));
    transaction.set(refsOf.chat, nextChat(question, chat, turns, rateBucket));
    return { kind: 'begun', turns, former, isFirst: chat === undefined, attempt: 1, isCharged: isPaid, warning };
  };
  const line = signal === undefined ? {} : { signal, maxWaiting: LIMITS.questionsWaiting };
  return transactionInTurn(paths.usage(orgId, period), reserve, line);
}

/** No id of a question is one of an answer or an event: whoever sends one gets nothing of it. */
function toQuestion(message: Message | undefined): VisitorMessage | undefined {
  if (message === undefined || message.role === 'user') return message;
  throw new AppError('invalid-input');
}

/** The answer to this very question if it was asked before, else the one before it. */
async function latestAnswer(
  transaction: Transaction,
  { widget, visitor, messageId }: Question,
  chat: Chat | undefined,
  message: Message | undefined,
): Promise<Message | undefined> {
  const id = message === undefined ? (chat?.lastAnswerId ?? null) : answerIdOf(messageId);
  if (id === null) return undefined;
  return (await transaction.get(refs.message(widget.orgId, visitor.chatId, id))).data();
}

/** What was said to the question that is asked again. It is the newest answer as a rule, which is read already. */
async function formerAnswer(
  transaction: Transaction,
  { widget, visitor, regenerates }: Question,
  chat: Chat | undefined,
  latest: Message | undefined,
): Promise<string | null> {
  if (regenerates === null) return null;
  const id = answerIdOf(regenerates);
  const isLatest = latest !== undefined && chat?.lastAnswerId === id;
  const former = isLatest ? latest : (await transaction.get(refs.message(widget.orgId, visitor.chatId, id))).data();
  if (former?.role !== 'assistant') throw new AppError('invalid-input');
  return former.text;
}
