import { addFigures } from '@parlance/domain/analytics/addFigures';
import { answerChange } from '@parlance/domain/analytics/counting/answerFigures';
import type { BegunChat } from '@parlance/domain/analytics/counting/conversationFigures';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { AnswerMessage, Message } from '@parlance/domain/documents/chats/message';
import { isGap } from '@parlance/domain/widget/VERDICTS';
import type { Sketch } from '@parlance/domain/text/sketch';
import type { Transaction } from 'firebase-admin/firestore';
import { countFigures, figureChange } from '../../figures/countFigures.ts';
import { questionFigures } from '../../figures/questionFigures.ts';
import type { Question } from '../question/question.ts';
import { unansweredBy } from './unansweredBy.ts';

interface Counting {
  question: Question;
  /** Meaning of a question that is a gap, where it is known. */
  sketch: Sketch | null;
  /** The question as it is stored. */
  asked: Message;
  chat: BegunChat & Pick<Chat, 'day'>;
  answer: AnswerMessage;
  /** The cut answer that `answer` takes the place of. */
  cut: AnswerMessage | undefined;
}

/**
 * Counts an answer in the transaction that stores it, with its question unless that was counted without one: one write, and one more
 * for a third or fifth question in a conversation that began on another day. What takes the place of a cut answer moves its figures.
 */
export function countAnswer(transaction: Transaction, { question, sketch, asked, chat, answer, cut }: Counting): void {
  const { orgId } = question.widget;
  const { chatbotId } = question.visitor;
  const place = { orgId, chatbotId, day: answer.day };
  const change = answerChange(cut, answer);
  const more = isGap(answer.verdict) ? unansweredBy(question, sketch) : {};
  const isCounted = asked.role !== 'user' || asked.counted || cut !== undefined;
  const ofQuestion = (isCounted ? undefined : questionFigures(asked, chat)) ?? figureChange({});
  if (chat.day === answer.day) {
    countFigures(transaction, place, addFigures(change, ofQuestion), more);
    return;
  }
  countFigures(transaction, place, change, more);
  if (chat.day !== '') countFigures(transaction, { ...place, day: chat.day }, ofQuestion);
}
