import { setTimeout } from 'node:timers/promises';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { db } from '../../platform/app.ts';
import { refs } from '../../platform/refs.ts';
import type { Question } from '../question.ts';
import { isFinished } from '../record/isFinished.ts';

type Asked = Pick<Question, 'widget' | 'visitor' | 'messageId'>;

/** Notes that the call which a message agrees to is being sent. False where another worker has done so: it is sent once. */
export async function claimCall({ widget, visitor, messageId }: Asked): Promise<boolean> {
  const ref = refs.message(widget.orgId, visitor.chatId, messageId);
  return db.runTransaction(async (transaction) => {
    const message = (await transaction.get(ref)).data();
    if (message?.role !== 'user' || message.sentAt !== null) return false;
    transaction.update(ref, { sentAt: new Date() });
    return true;
  });
}

/** As long as a call and what follows it may take. */
const WAIT_MS = 8_000;
const EACH_MS = 500;

/** What the worker that has sent the call told the visitor, once that is stored; undefined where it is not in time. */
export async function awaitAnswer(
  { widget, visitor, messageId }: Asked,
  signal: AbortSignal,
): Promise<string | undefined> {
  const ref = refs.message(widget.orgId, visitor.chatId, answerIdOf(messageId));
  for (let waited = 0; waited < WAIT_MS; waited += EACH_MS) {
    const answer = (await ref.get()).data();
    if (isFinished(answer)) return answer.text;
    await setTimeout(EACH_MS, undefined, { signal });
  }
  return undefined;
}
