import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Asking } from '../evals/runs/answerUnstored.ts';
import { answersOf } from '../evals/runs/answersOf.ts';
import { askCase } from '../evals/runs/askCase.ts';
import { isPaid } from '../evals/runs/isPaid.ts';
import { replayQuestion } from './replayQuestion.ts';
import type { DraftAsked } from './storeDraftAnswer.ts';

/**
 * Asks one question of a draft's run, a visitor's or a case's; undefined where it is gone, or would need more answers than the run has
 * taken for it. Throws what a cut answer throws.
 */
export async function askDraft(
  orgId: string,
  { id, chatId, startedAt }: DraftRun['items'][number] & Pick<DraftRun, 'startedAt'>,
  asking: Asking,
  provider: AiProvider,
): Promise<DraftAsked | undefined> {
  if (chatId !== null) return replayQuestion({ orgId, chatId, id }, asking, provider);
  const { chatbotId } = asking;
  const testCase = (await refs.testCases(orgId, chatbotId).doc(id).get()).data();
  if (testCase === undefined || !isPaid(testCase, startedAt)) return undefined;
  const { question, turn } = testCase;
  const { verdict: outcome, answer } = await askCase(testCase, asking, provider);
  const { text, verdict } = answer;
  const before = answer.turns.at(-1) ?? turn;
  return { question, turn: before, answers: answersOf(testCase), outcome, former: null, given: { text, verdict } };
}
