import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { Pending } from '@parlance/domain/documents/chats/pending';
import type { BegunChat } from '@parlance/domain/analytics/counting/conversationFigures';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { type Message, newVisitorMessage, type VisitorMessage } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { isNoAnswer } from '@parlance/domain/widget/VERDICTS';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { newContactFields } from '../../kernel/contacts/newContactFields.ts';
import { ownsChat } from '../../kernel/contacts/ownsChat.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { QueueFull } from '../../kernel/platform/writes/QueueFull.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { extendTurns } from '../extendTurns.ts';
import { isAlreadyThere } from '../../kernel/platform/writes/isAlreadyThere.ts';
import { isFinished } from '../isFinished.ts';
import { nextChat } from './nextChat.ts';
import type { AnswerContent } from '../answer.ts';
import type { Question } from '../question/question.ts';
import { shownAnswer } from '../shownAnswer.ts';
import { takeFromBucket } from './takeFromBucket.ts';
import { countQuestion, type QuestionCount } from '../usage/countQuestion.ts';
import { usageKey } from '../../kernel/platform/usageKey.ts';
import type { Taken } from '../usage/applyUsage.ts';
import type { UsageWarning } from '../usage/warningDue.ts';

/** The question is stored, and its messages of the plan are taken unless it is free. */
export interface Begun {
  kind: 'begun';
  turns: Chat['turns'];
  /** The answer that did not help, of a question that is asked again for another one. */
  former: string | null;
  /** The conversation as its figures need it. */
  chat: BegunChat & Pick<Chat, 'day'>;
  attempt: number;
  /** Request that the preceding answer made to the visitor before a call. */
  pending: Pending | null;
  /** This question has taken messages of the plan, now or with an attempt before. */
  isCharged: boolean;
  /** Set when this question used up a share of the plan that the owner should hear of. */
  warning: UsageWarning | null;
}

/** `replay`: this question has its answer already. */
export type Begin = { kind: 'replay'; answer: AnswerContent } | Begun;

/** Maximum number of attempts at a cut answer that was charged. */
const MAX_ATTEMPTS = 4;

/** Outcome of one try to store a question, and whether it uses what was counted for it. */
interface Try {
  begin: Begin;
  isCounted: boolean;
}

/**
 * Counts the visitor's question and takes so many messages of the plan, none for a free answer; stores the question in a
 * transaction of 2 writes and at most 2 reads, one more for another answer to an older question. The same `messageId` again
 * replays a finished answer or tries an unfinished one anew without charging twice, also where the process was killed between
 * counting and storing: the next try goes on with what was taken (decision 047). What was counted for a question that
 * is not stored is given back, after ten minutes at the latest where that process is gone. Throws `message-limit-reached` { max },
 * `rate-limited`, `answer-failed` after too many attempts, `chat-taken-over` while a person answers, or `invalid-input`
 * where the question that is asked again is none of this chat. With a `signal` it is refused with `rate-limited` where too
 * many wait to be counted, and waits no longer when that is aborted.
 */
export async function reserveAnswer(question: Question, messages: number, signal?: AbortSignal): Promise<Begin> {
  const period = usageKey(question.widget, question.askedAt);
  const counter = countQuestion(question, { period, messages, signal });
  const isFree = messages === 0;
  const settle = (isCounted: boolean): Promise<void> => (isCounted ? counter.noteStored() : counter.undo());
  let reserved: Try;
  try {
    reserved = await reserve(question, { period, isFree, counter });
  } catch (error) {
    if (error instanceof AppError) await settle(false);
    // Firestore may have stored it and not said so. While nobody can tell, it stays pending.
    else await isHeld(question, isFree, counter).then(settle, () => undefined);
    throw error;
  }
  await settle(reserved.isCounted);
  return reserved.begin;
}

/** True if the question is stored with what was counted for it: one that was given back is stored, and holds nothing. */
async function isHeld({ widget, visitor, messageId }: Question, isFree: boolean, counter: QuestionCount) {
  const stored = (await refs.message(widget.orgId, visitor.chatId, messageId).get()).data();
  return stored?.role === 'user' && (isFree || (await counter.holds(stored.chargeId)));
}

async function isStored({ widget, visitor, messageId }: Question): Promise<boolean> {
  return (await refs.message(widget.orgId, visitor.chatId, messageId).get()).exists;
}

interface Counting {
  period: string;
  isFree: boolean;
  counter: QuestionCount;
}

async function reserve(question: Question, counting: Counting): Promise<Try> {
  try {
    // Created without looking whether it is there: storeAnswer has the read that this saves.
    return await store(question, false, counting);
  } catch (error) {
    if (!(await wasAsked(question, error))) throw error;
    return store(question, true, counting);
  }
}

/** True if a question could not be stored because it is a repeated one, or was refused although it is. */
async function wasAsked(question: Question, error: unknown): Promise<boolean> {
  if (!(error instanceof AppError)) return isAlreadyThere(error);
  // Asked again it would find the same queue.
  if (error instanceof QueueFull) return false;
  return isStored(question);
}

async function store(question: Question, isRepeated: boolean, { period, isFree, counter }: Counting): Promise<Try> {
  const { visitor, widget, messageId, askedAt } = question;
  const { orgId } = widget;
  const messageRef = refs.message(orgId, visitor.chatId, messageId);
  const chatRef = refs.chat(orgId, visitor.chatId);
  return transactionInTurn<Try>(paths.chat(orgId, visitor.chatId), async (transaction) => {
    const [message, chat] = await Promise.all([
      isRepeated ? transaction.get(messageRef).then((found) => toQuestion(found.data())) : undefined,
      transaction.get(chatRef).then((found) => found.data()),
      // A repeated question may have been counted before.
      isRepeated ? undefined : counter.count(),
    ]);
    // No token of ours names a chat of another chatbot, and none from before a contact signed in opens what is theirs now.
    if (chat !== undefined && !ownsChat(visitor, chat)) throw new AppError('visitor-token-invalid');
    const latest = await latestAnswer(transaction, question, chat, message);
    if (message !== undefined && isFinished(latest))
      return {
        begin: { kind: 'replay', answer: shownAnswer(latest) },
        isCounted: await counter.holds(message.chargeId),
      };
    if (chat?.mode === 'human') throw new AppError('chat-taken-over');
    if (message?.charged === true && message.attempts >= MAX_ATTEMPTS) throw new AppError('answer-failed');

    const contact = await newContactFields(transaction, orgId, visitor, chat);
    const former = await formerAnswer(transaction, question, chat, latest);
    // A cut answer that is completed was counted when it was asked first.
    const wasCharged = message?.charged === true;
    const taken = wasCharged ? null : await takeMessage(counter, message);
    const isCharged = wasCharged || !isFree;
    const begun = { kind: 'begun', former, isCharged, warning: taken?.warning ?? null } as const;
    // What a try before has taken is the question's.
    const isCounted = !wasCharged || (await counter.holds(message.chargeId));
    if (message !== undefined && chat !== undefined) {
      const attempt = message.attempts + 1;
      const { chargedIn, chargeId, chargedMessages } =
        isCharged && taken !== null
          ? { chargedIn: period, chargeId: taken.chargeId, chargedMessages: taken.messages }
          : message;
      const charge = { charged: isCharged, chargedIn, chargeId, chargedMessages };
      transaction.update(messageRef, { attempts: attempt, ...charge, silenced: false });
      return { begin: { ...begun, turns: chat.turns, chat, attempt, pending: message.takes }, isCounted };
    }
    const rateBucket = takeFromBucket(chat?.rateBucket ?? null, widget.visitorQuestionsPerMinute, askedAt);
    const turns = chat === undefined ? [] : extendTurns(chat, latest);
    const { text, regenerates } = question;
    const pending = chat?.pendingCall ?? null;
    const next = { ...nextChat(question, chat, turns, rateBucket), ...contact };
    const place = { number: next.questions, opens: chat === undefined };
    const stored = {
      chatbotId: visitor.chatbotId,
      text,
      at: askedAt,
      charged: isCharged,
      chargedIn: isCharged ? period : null,
      chargeId: taken?.chargeId ?? null,
      chargedMessages: taken?.messages ?? 0,
      regenerates,
      takes: pending,
      ...place,
    };
    transaction.create(messageRef, newVisitorMessage(stored));
    transaction.set(chatRef, next);
    return { begin: { ...begun, turns, chat: next, attempt: 1, pending }, isCounted };
  });
}

/** Counts the question. What it had taken once and was given back to the plan is taken anew. */
async function takeMessage(counter: QuestionCount, message: VisitorMessage | undefined): Promise<Taken> {
  const taken = await counter.count();
  const spent = message?.chargeId ?? null;
  return spent !== null && taken.chargeId === spent ? counter.countAnew(spent) : taken;
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

/** Former answer to the question that is asked again. It is the newest answer as a rule, which is read already. */
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
  // Passages in place of an answer say nothing that another one should avoid.
  return isNoAnswer(former.verdict) ? null : former.text;
}
