import { answerIdOf } from '@parlance/domain/widget/answerId';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { refs } from '../../platform/refs.ts';
import { transactionInTurn } from '../../platform/writes/transactionInTurn.ts';
import { isFinished } from './isFinished.ts';
import type { Question } from '../question.ts';
import { usageKey } from './usageKey.ts';

/**
 * Gives the message of the plan back, unless another worker has answered meanwhile. The question stays and can be asked
 * again; a second call changes nothing.
 */
export async function refundAnswer(question: Question): Promise<void> {
  const { visitor, widget, messageId, askedAt } = question;
  const ref = refs.message(widget.orgId, visitor.chatId, messageId);
  const answerRef = refs.message(widget.orgId, visitor.chatId, answerIdOf(messageId));
  const period = usageKey(widget, askedAt);
  await transactionInTurn(paths.usage(widget.orgId, period), async (transaction) => {
    const [message, answer] = await Promise.all([transaction.get(ref), transaction.get(answerRef)]);
    const asked = message.data();
    if (asked?.role !== 'user' || !asked.charged || isFinished(answer.data())) return;
    transaction.update(ref, { charged: false });
    transaction.update(refs.usage(widget.orgId, period), { messages: FieldValue.increment(-1) });
  });
}
