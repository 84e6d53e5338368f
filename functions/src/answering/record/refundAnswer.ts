import { answerIdOf } from '@parlance/domain/widget/answerId';
import { paths } from '@parlance/domain/paths';
import { db } from '../../platform/app.ts';
import { refs } from '../../platform/refs.ts';
import { changeUsage } from '../usage/changeUsage.ts';
import { isFinished } from './isFinished.ts';
import type { Question } from '../question.ts';
import { usageKey } from '../usage/usageKey.ts';

/**
 * Gives the message of the plan back to the counter that it was taken from, unless another worker has answered meanwhile. The question stays and can be asked
 * again; a second call changes nothing.
 */
export async function refundAnswer(question: Question): Promise<void> {
  const { visitor, widget, messageId, askedAt } = question;
  const { orgId } = widget;
  const ref = refs.message(orgId, visitor.chatId, messageId);
  const answerRef = refs.message(orgId, visitor.chatId, answerIdOf(messageId));
  const period = await db.runTransaction(async (transaction) => {
    const [message, answer] = await Promise.all([transaction.get(ref), transaction.get(answerRef)]);
    const asked = message.data();
    if (asked?.role !== 'user' || !asked.charged || isFinished(answer.data())) return undefined;
    transaction.update(ref, { charged: false, chargedIn: null });
    // It may have been charged with an attempt before, in another month or in the trial.
    return asked.chargedIn ?? usageKey(widget, askedAt);
  });
  if (period !== undefined) await changeUsage(paths.usage(orgId, period), { kind: 'not-answered' });
}
