import { paths } from '@parlance/domain/paths';
import type { Question } from '../question/question.ts';
import { changeUsage } from './changeUsage.ts';
import { questionKey } from './questionKey.ts';

/** Message of the plan that a question took: the counter's period, and the charge's id, which is null for one from before they had ids. */
export interface TakenMessage {
  period: string;
  id: string | null;
}

/**
 * Gives a message back to the plan. Its id stays with the question: one that is asked again meanwhile does not take the same message
 * over. Call it once, for whom a transaction has marked the question as free.
 */
export async function giveBack(question: Question, { period, id }: TakenMessage): Promise<void> {
  const charge = id === null ? null : { question: questionKey(question), id };
  await changeUsage(paths.usage(question.widget.orgId, period), { kind: 'not-answered', charge });
}
