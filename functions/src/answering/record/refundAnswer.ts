import { answerIdOf } from '@parlance/domain/widget/answerId';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { refs } from '../../platform/refs.ts';
import { transactionInTurn } from '../../platform/writes/transactionInTurn.ts';
import { isFinished } from './isFinished.ts';
import type { Question } from '../question.ts';
import { usageKey } from './usageKey.ts';

/**
 * Gives the message of the plan back to the counter that it was taken from, unless another worker has answered meanwhile. The question stays and can be asked
 * again; a second call changes nothing.
 */
export async function refundAnswer(question: Question): Promise<void> {
  const { visitor, widget, messageId, askedAt } = question;
  const { orgId } = widget;
  const ref = refs.message(orgId, visitor.chatId, messageId);
  const answerRef = refs.message(orgId, visitor.chatId, answerIdOf(messageId));
  const present = usageKey(widget, askedAt);
  await transactionInTurn(paths.usage(orgId, present), async (transaction) => {
    const [message, answer] = await Promise.all([transaction.get(ref), transaction.get(answerRef)]);
    const asked = message.data();
    if (asked?.role !== 'user' || !asked.charged || isFinished(answer.data())) return;
    // It may have been charged with an attempt before, in another month or in the trial.
    const usage = await transaction.get(refs.usage(orgId, asked.chargedIn ?? present));
    transaction.update(ref, { charged: false, chargedIn: null });
    if (usage.exists) transaction.update(usage.ref, { messages: FieldValue.increment(-1) });
  });
}
