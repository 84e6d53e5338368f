import type { CallOutcome } from './calling/sendCall.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Question } from '../question/question.ts';

interface SentChange {
  actionId: string;
  key: string;
}

/**
 * Adds to the record of a change what became of it. An outcome that cannot be stored costs nobody an answer: the record goes on saying
 * that it is not known. Of a chatbot that is gone nothing is written.
 */
export async function storeOutcome(
  { widget, visitor }: Pick<Question, 'widget' | 'visitor'>,
  { actionId, key }: SentChange,
  { fault, httpStatus }: Pick<CallOutcome, 'fault' | 'httpStatus'>,
): Promise<void> {
  try {
    const record = refs.actionChange(widget.orgId, visitor.chatbotId, key);
    await record.update({ status: fault === null ? 'done' : 'failed', fault, httpStatus });
  } catch (error) {
    logEvent('action outcome not stored', { actionId }, error);
  }
}
