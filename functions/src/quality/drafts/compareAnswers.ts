import type { DraftAnswer } from '@parlance/domain/documents/drafts/draftAnswer';
import type { DraftOutcome } from '@parlance/domain/documents/drafts/draftRun';
import { LIMITS } from '@parlance/domain/limits';
import { isGap } from '@parlance/domain/widget/VERDICTS';
import { words } from '@parlance/domain/text/words';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { Answer } from '../../answering/answer.ts';
import { withoutMarks } from '../../answering/checkSentence.ts';
import { judgeAnswer } from '../evals/judging/judgeAnswer.ts';
import { saysFigures } from '../evals/judging/saysFigures.ts';
import { splitSentences } from '../../kernel/text/splitSentences.ts';

interface Pair {
  question: string;
  former: DraftAnswer['given'];
  given: Pick<Answer, 'text' | 'verdict'>;
}

/**
 * Compares an answer with the former one, by rules first: refused or not, word for word, figures, links and addresses. Where
 * these agree, each sentence of either answer has to be said by the other one: by rules, and what they leave open by a model
 * where the provider has one.
 */
export async function compareAnswers(
  { question, former, given }: Pair,
  judge: AiProvider['judge'],
  signal: AbortSignal,
): Promise<DraftOutcome> {
  const isRefused = isGap(given.verdict);
  if (isGap(former.verdict) !== isRefused) return isRefused ? 'refused' : 'answered';
  const [before, after] = [withoutMarks(former.text), withoutMarks(given.text)];
  if (isRefused || words(before).join(' ') === words(after).join(' ')) return 'same';
  if (!saysFigures(before, after) || !saysFigures(after, before)) return 'facts';
  const says = async (text: string, other: string): Promise<boolean> => {
    const expectation = { kind: 'facts' as const, facts: splitSentences(other).slice(0, LIMITS.factsPerTestCase) };
    const checks = await judgeAnswer({ question, expectation }, { text, verdict: 'answered' }, judge, signal);
    return checks.every(({ holds }) => holds);
  };
  return (await says(after, before)) && (await says(before, after)) ? 'words' : 'facts';
}
