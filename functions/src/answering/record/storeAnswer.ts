import { answerIdOf } from '@parlance/domain/widget/answerId';
import { type AnswerMessage, type Message, newAnswerMessage } from '@parlance/domain/documents/chats/message';
import type { Sketch } from '@parlance/domain/text/sketch';
import { AppError } from '@parlance/domain/errors';
import type { Models } from '@parlance/domain/models';
import { costMicroUsdOf } from '../../ai/costOf.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { localHour } from '@parlance/domain/time/localHour';
import { dayOf } from '../../kernel/platform/calendar.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Answer, AnswerContent } from '../answer.ts';
import { countAnswer } from './countAnswer.ts';
import { isAlreadyThere } from '../../kernel/platform/writes/isAlreadyThere.ts';
import { isFinished } from '../isFinished.ts';
import { shownAnswer } from '../shownAnswer.ts';
import type { Question } from '../question/question.ts';
import { giveBack, type TakenMessages } from '../usage/giveBack.ts';
import { usageKey } from '../../kernel/platform/usageKey.ts';
import type { Begun } from './reserveAnswer.ts';

interface StoredAs extends Pick<Begun, 'chat' | 'attempt'> {
  /** Meaning of a question that is a gap, where it is known. */
  sketch: Sketch | null;
}

/**
 * Stores an answer with the day's figures: 2 writes, and 1 read, or 2 where it was asked more than once. Of several workers
 * with the same question the first to finish wins, and the others get its answer back. An answer that completes one that
 * was cut moves its figure instead of adding to it. Messages of the plan that it does not count are given back.
 * Undefined, and nothing written, where the question was deleted meanwhile.
 * Throws `chat-taken-over` where an agent has joined meanwhile.
 */
export async function storeAnswer(
  question: Question,
  answer: Answer,
  begun: StoredAs,
  provider: Pick<AiProvider, 'name' | 'models'>,
): Promise<AnswerContent | undefined> {
  const { visitor, widget, messageId, askedAt } = question;
  const now = new Date();
  const { text, verdict, searchQuery, usage } = answer;
  const message = newAnswerMessage({
    chatbotId: visitor.chatbotId,
    text,
    at: now,
    citations: [...answer.citations],
    verdict,
    searchQuery,
    passages: answer.passages.map(({ chunkId, score, sourceName }) => ({ chunkId, score, sourceName })),
    provider: provider.name,
    model: usage?.model ?? null,
    tokens: usage?.tokens ?? null,
    costMicroUsd: costMicroUsdOf(usage, provider.models),
    latencyMs: now.getTime() - askedAt.getTime(),
    calls: [...answer.calls],
    attempts: begun.attempt,
    release: widget.release === 0 ? null : widget.release,
    ...countedIn(question, begun.chat),
  });
  const askedRef = refs.message(widget.orgId, visitor.chatId, messageId);
  const ref = refs.message(widget.orgId, visitor.chatId, answerIdOf(messageId));
  const chatRef = refs.chat(widget.orgId, visitor.chatId);
  const store = (isRepeated: boolean) =>
    db.runTransaction<Stored>(async (transaction) => {
      const [asked, earlier, chat] = await Promise.all([
        transaction.get(askedRef),
        isRepeated ? transaction.get(ref).then((found) => found.data()) : undefined,
        answer.pending === null ? undefined : transaction.get(chatRef).then((found) => found.data()),
      ]);
      const asking = asked.data();
      if (asking === undefined) return { content: undefined, unpaid: undefined };
      if (isFinished(earlier)) return { content: shownAnswer(earlier), unpaid: undefined };
      if (asking.role === 'user' && asking.silenced) throw new AppError('chat-taken-over');
      const cut = earlier?.role === 'assistant' ? earlier : undefined;
      // One that completes a cut answer stays in the figures of that one's day.
      const kept = cut === undefined ? message : { ...message, day: cut.day || message.day };
      if (isRepeated) transaction.set(ref, kept);
      else transaction.create(ref, kept);
      // A message that came meanwhile would take what it was not asked.
      if (chat?.lastAnswerId === ref.id) transaction.update(chatRef, { pendingCall: answer.pending });
      countAnswer(transaction, { question, sketch: begun.sketch, asked: asking, chat: begun.chat, answer: kept, cut });
      return {
        content: answer,
        unpaid: giveBackBeyond(transaction, question, asking, messagesFor(answer, provider.models)),
      };
    });
  const { content, unpaid } = await store(begun.attempt > 1).catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
    return store(true);
  });
  if (unpaid !== undefined) await giveBack(question, unpaid);
  return content;
}

/** Place of an answer in the figures: day and hour of its question, and the conversation's channel. */
function countedIn(
  { widget: { timezone }, askedAt }: Question,
  { channel }: StoredAs['chat'],
): Pick<AnswerMessage, 'day' | 'channel' | 'hour'> {
  return { day: dayOf(askedAt, timezone), channel, hour: localHour(askedAt, timezone) };
}

interface Stored {
  content: AnswerContent | undefined;
  /** Messages of the plan that are to be given back. */
  unpaid: TakenMessages | undefined;
}

/**
 * Messages of the plan that an answer counts, at most: as many as the model does that wrote it, which may be one that stood in; one
 * that none wrote is a message, and passages in place of an answer are free.
 */
function messagesFor({ verdict, usage }: Answer, models: Models): number {
  if (verdict === 'suggested' || verdict === 'found') return 0;
  if (usage === null) return 1;
  return models.find(({ name }) => name === usage.model)?.messages ?? Number.POSITIVE_INFINITY;
}

/** Notes that the question counts `due` messages of the plan where it has taken more, and answers with the rest. */
function giveBackBeyond(
  transaction: Transaction,
  { visitor, widget, messageId, askedAt }: Question,
  asked: Message,
  due: number,
): TakenMessages | undefined {
  if (asked.role !== 'user' || !asked.charged || asked.chargedMessages <= due) return undefined;
  const { chargedIn, chargeId: id, chargedMessages } = asked;
  const left = due === 0 ? { charged: false, chargedIn: null } : { chargedMessages: due };
  transaction.update(refs.message(widget.orgId, visitor.chatId, messageId), left);
  return { period: chargedIn ?? usageKey(widget, askedAt), id, messages: chargedMessages - due };
}
