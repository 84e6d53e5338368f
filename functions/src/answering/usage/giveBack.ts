import { paths } from '@parlance/domain/paths';
import type { Question } from '../question/question.ts';
import { changeUsage } from './changeUsage.ts';
import { questionKey } from './questionKey.ts';

/** Messages of the plan that a question took: the counter's period, and the charge's id, which is null for one from before they had ids. */
export interface TakenMessages {
  period: string;
  id: string | null;
  messages: number;
}

/**
 * Gives messages back to the plan. The charge's id stays with the question: one that is asked again meanwhile does not take the same
 * messages over. Call it once, for whom a transaction has marked the question so.
 */
export async function giveBack(question: Question, { period, id, messages }: TakenMessages): Promise<void> {
  const charge = id === null ? null : { question: questionKey(question), id };
  await changeUsage(paths.usage(question.widget.orgId, period), { kind: 'given-back', charge, messages });
}
