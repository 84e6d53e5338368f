import type { Arguments } from '@parlance/domain/actions/checkArguments';
import { callAction } from './calling/callAction.ts';
import type { CallOutcome } from './calling/sendCall.ts';
import { callKeyOf } from './callKeyOf.ts';
import type { AnswerTask } from './AnswerTask.ts';
import type { OpenAction } from './Choice.ts';
import { awaitAnswer, claimCall } from './claimCall.ts';
import { storeOutcome } from './storeOutcome.ts';

/** What came of a change: an outcome, the answer of another worker that has sent it, or nothing that is known. */
export type Sent = { kind: 'sent'; outcome: CallOutcome } | { kind: 'answered'; text: string } | { kind: 'unknown' };

/**
 * Sends a change that the visitor has agreed to with this message, once, however often the message is delivered: the message is marked
 * before. A visitor who goes away has agreed all the same: a call under way is not cut off.
 */
export async function sendAgreed(
  { question, signal }: Pick<AnswerTask, 'question' | 'signal'>,
  action: OpenAction,
  values: Arguments,
): Promise<Sent> {
  const { orgId, plan } = question.widget;
  const { chatbotId, chatId } = question.visitor;
  const { actionId, title } = action;
  const key = callKeyOf(question, 'agreed');
  if (!(await claimCall(question, { key, actionId, title }))) {
    const text = await awaitAnswer(question, signal);
    return text === undefined ? { kind: 'unknown' } : { kind: 'answered', text };
  }
  const outcome = await callAction({ orgId, chatbotId, actionId }, action, values, {
    plan,
    chatId,
    key,
    signal: new AbortController().signal,
  });
  await storeOutcome(question, { actionId, key }, outcome);
  return { kind: 'sent', outcome };
}
