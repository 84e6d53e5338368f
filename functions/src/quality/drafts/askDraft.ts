import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Asking } from '../evals/runs/answerUnstored.ts';
import { askCase } from '../evals/runs/askCase.ts';
import { replayQuestion } from './replayQuestion.ts';
import type { DraftAsked } from './storeDraftAnswer.ts';

/** Asks one question of a draft's run, a visitor's or a case's; undefined where it is gone. Throws what a cut answer throws. */
export async function askDraft(
  orgId: string,
  { id, chatId }: DraftRun['items'][number],
  asking: Asking,
  provider: AiProvider,
): Promise<DraftAsked | undefined> {
  if (chatId !== null) return replayQuestion({ orgId, chatId, id }, asking, provider);
  const { chatbotId } = asking;
  const testCase = (await refs.testCases(orgId, chatbotId).doc(id).get()).data();
  if (testCase === undefined) return undefined;
  const { question, turn } = testCase;
  const { verdict: outcome, answer } = await askCase(testCase, asking, provider);
  const { text, verdict } = answer;
  return { question, turn, outcome, former: null, given: { text, verdict } };
}
