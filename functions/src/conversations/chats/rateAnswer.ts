import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import type { Visitor } from '../../kernel/access/tokens/signedToken.ts';
import { answerChange } from '@parlance/domain/analytics/counting/answerFigures';
import { ratingMarks } from '@parlance/domain/analytics/counting/ratingMarks';
import { withRatingMarks } from '@parlance/domain/analytics/counting/withRatingMarks';
import { addMarks } from '@parlance/domain/search/marks/addMarks';
import { dequal } from 'dequal';
import { countFigures } from '../../figures/countFigures.ts';
import { moveCounted } from '../../figures/moveCounted.ts';
import { dayOf } from '../../kernel/platform/calendar.ts';
import { notify } from '../notifications/notify.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { visitorChat } from './visitorChat.ts';

export interface Rating {
  /** The id of the question whose answer is rated. */
  messageId: string;
  rating: AnswerMessage['rating'];
  comment: string;
}

/**
 * Rates an answer of the visitor's own chat, changes the rating, or takes it back with null. The conversation carries the
 * latest one, and is found by each (`MARKS`); the figures are those of the answer's day, where a changed rating moves, and what the
 * conversation came to moves with it. The same again changes nothing.
 * An answer that is rated down opens its conversation for the team, and members who want it get one mail about it.
 * Throws `not-found` for anything but an answer of this chat, and where the chatbot does not ask for ratings.
 */
export async function rateAnswer(visitor: Visitor, { messageId, rating, comment }: Rating): Promise<void> {
  const { widget } = await visitorChat(visitor);
  if (!widget.collectFeedback) throw new AppError('not-found');
  const { orgId, timezone } = widget;
  const { chatbotId, chatId } = visitor;
  const ref = refs.message(orgId, chatId, answerIdOf(messageId));
  const said = rating === null ? '' : comment;
  await db.runTransaction(async (transaction) => {
    const [answer, chat] = await Promise.all([
      transaction.get(ref).then((found) => found.data()),
      transaction.get(refs.chat(orgId, chatId)).then((found) => found.data()),
    ]);
    if (answer?.role !== 'assistant' || answer.chatbotId !== chatbotId || chat === undefined) {
      throw new AppError('not-found');
    }
    if (answer.rating === rating && answer.comment === said) return;
    const rated = { ...answer, rating };
    // A first rating adds to what is known; another one may take the place of the last of its kind.
    const others = answer.rating === null ? undefined : await otherRatings(transaction, orgId, chatId, ref.id);
    const ofChat = rating ?? others?.at(0)?.rating ?? null;
    const marks =
      others === undefined ? addMarks(chat.marks, ratingMarks(rated)) : withRatingMarks(chat.marks, [...others, rated]);
    transaction.update(ref, { rating, comment: said });
    const isOpen = chat.isOpen || rating === 'negative';
    if (chat.rating !== ofChat || chat.isOpen !== isOpen || !dequal(chat.marks, marks)) {
      const counted = moveCounted(transaction, orgId, chat, { rating: ofChat });
      transaction.update(refs.chat(orgId, chatId), { rating: ofChat, isOpen, marks, ...counted });
    }
    const day = answer.day || dayOf(answer.at, timezone);
    countFigures(transaction, { orgId, chatbotId, day }, answerChange(answer, rated));
  });
  if (rating !== 'negative') return;
  const asked = said === '' ? (await refs.message(orgId, chatId, messageId).get()).data()?.text : said;
  const key = `${chatId}-${messageId}`;
  await notify({ orgId, chatbotId, event: 'disliked', key, chatId, excerpt: asked ?? '' });
}

/** The answers of a conversation that are rated beside one whose rating changes, the newest first. */
async function otherRatings(
  transaction: Transaction,
  orgId: string,
  chatId: string,
  answerId: string,
): Promise<readonly AnswerMessage[]> {
  const rated = await transaction.get(refs.messages(orgId, chatId).where('rating', 'in', ['positive', 'negative']));
  const others = rated.docs.flatMap((found) => {
    const message = found.data();
    return found.id === answerId || message.role !== 'assistant' ? [] : message;
  });
  return others.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
