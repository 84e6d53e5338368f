import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { VisitorMessage } from '@parlance/domain/documents/chats/message';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { Transaction } from 'firebase-admin/firestore';
import { countFigures } from '../../figures/countFigures.ts';
import { questionFigures } from '../../figures/questionFigures.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { giveBack } from '../usage/giveBack.ts';
import { isFinished } from '../isFinished.ts';
import type { Question } from '../question/question.ts';
import { usageKey } from '../../kernel/platform/usageKey.ts';

/**
 * Gives the messages of the plan back to the counter that they were taken from, unless another worker has answered meanwhile, and counts
 * the question in the figures of its conversation, which would come with the answer. The question stays and can be asked again; a
 * second call changes nothing.
 */
export async function refundAnswer(question: Question): Promise<void> {
  const { visitor, widget, messageId, askedAt } = question;
  const { orgId } = widget;
  const ref = refs.message(orgId, visitor.chatId, messageId);
  const answerRef = refs.message(orgId, visitor.chatId, answerIdOf(messageId));
  const refunded = await db.runTransaction(async (transaction) => {
    const [message, answer, chat] = await Promise.all([
      transaction.get(ref),
      transaction.get(answerRef),
      transaction.get(refs.chat(orgId, visitor.chatId)).then((found) => found.data()),
    ]);
    const asked = message.data();
    if (asked?.role !== 'user' || isFinished(answer.data())) return undefined;
    // A cut answer has counted it.
    const isCounted = asked.counted || answer.exists;
    if (!asked.charged && isCounted) return undefined;
    if (!isCounted) countUnanswered(transaction, orgId, chat, asked);
    transaction.update(ref, { charged: false, chargedIn: null, counted: !answer.exists });
    // It may have been charged with an attempt before, in another month or in the trial.
    if (!asked.charged) return undefined;
    const { chargedIn, chargeId: id, chargedMessages: messages } = asked;
    return { period: chargedIn ?? usageKey(widget, askedAt), id, messages };
  });
  if (refunded !== undefined) await giveBack(question, refunded);
}

function countUnanswered(transaction: Transaction, orgId: string, chat: Chat | undefined, asked: VisitorMessage): void {
  const change = chat === undefined ? undefined : questionFigures(asked, chat);
  if (chat === undefined || change === undefined || chat.day === '') return;
  countFigures(transaction, { orgId, chatbotId: chat.chatbotId, day: chat.day }, change);
}
