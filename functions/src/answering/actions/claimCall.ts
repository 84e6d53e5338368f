import { setTimeout } from 'node:timers/promises';
import type { ActionChange } from '@parlance/domain/documents/actions/actionChange';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Question } from '../question/question.ts';
import { isFinished } from '../isFinished.ts';

type Asked = Pick<Question, 'widget' | 'visitor' | 'messageId'>;

interface OrderedChange extends Pick<ActionChange, 'actionId' | 'title'> {
  /** Key by which the business's server recognizes the call. */
  key: string;
}

/**
 * Notes that the change which a message agrees to is being sent, in a record that outlives the conversation: until `storeOutcome`, what
 * became of it is not known. False where the key is used, by another worker or in a conversation that was deleted: a change is sent once.
 */
export async function claimCall({ widget, visitor, messageId }: Asked, change: OrderedChange): Promise<boolean> {
  const { key, actionId, title } = change;
  const ref = refs.message(widget.orgId, visitor.chatId, messageId);
  const record = refs.actionChange(widget.orgId, visitor.chatbotId, key);
  return db.runTransaction(async (transaction) => {
    const [message, known] = await Promise.all([
      transaction.get(ref).then((found) => found.data()),
      transaction.get(record),
    ]);
    if (message?.role !== 'user' || message.sentAt !== null || known.exists) return false;
    const at = new Date();
    transaction.update(ref, { sentAt: at });
    transaction.create(record, { actionId, title, at, status: 'failed', fault: 'unknown', httpStatus: null });
    return true;
  });
}

/** Maximum duration of a call and what follows it. */
const WAIT_MS = 8_000;
const EACH_MS = 500;

/** Waits for the answer by the worker that has sent the call, once it is stored; undefined where it is not in time. */
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
