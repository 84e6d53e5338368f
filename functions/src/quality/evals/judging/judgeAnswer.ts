import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import type { TestCheck } from '@parlance/domain/documents/evals/testResult';
import { isGap } from '@parlance/domain/widget/VERDICTS';
import type { AiProvider } from '../../../ai/AiProvider.ts';
import type { Answer } from '../../../answering/answer.ts';
import { withoutMarks } from '../../../answering/checkSentence.ts';
import { judgeFact } from './judgeFact.ts';

type Given = Pick<Answer, 'text' | 'verdict'>;
type Judged = TestCheck & { isOpen: boolean };

function byRules(check: Pick<Judged, 'fact' | 'holds' | 'reason' | 'isOpen'>): Judged {
  return { ...check, by: 'rules', note: '' };
}

/** Verdicts by rules; `isOpen` marks what they cannot decide. */
function judgeByRules(expectation: TestCase['expectation'], { text, verdict }: Given): Judged[] {
  const isRefused = isGap(verdict);
  if (expectation.kind === 'refuse') {
    // The business's own answer is one, and small talk gives nothing away.
    const holds = isRefused || verdict === 'small-talk';
    const isOpen = !holds && verdict !== 'verified';
    return [byRules({ fact: '', holds, reason: holds ? 'refused' : 'answered', isOpen })];
  }
  return expectation.facts.map((fact) =>
    isRefused
      ? byRules({ fact, holds: false, reason: 'refused', isOpen: false })
      : byRules({ fact, ...judgeFact(fact, withoutMarks(text)) }),
  );
}

/**
 * Judges whether an answer is as a case expects it, part by part: by rules, and what they leave open by a model where the
 * provider has one. What a model was asked and said nothing of stays as rules have it. A part that rules have decided against
 * needs no model for the others: the case has failed.
 */
export async function judgeAnswer(
  { question, expectation }: Pick<TestCase, 'question' | 'expectation'>,
  given: Given,
  judge: AiProvider['judge'],
  signal: AbortSignal,
): Promise<TestCheck[]> {
  const checks = judgeByRules(expectation, given);
  const open = checks.filter(({ isOpen }) => isOpen);
  const isLost = checks.some(({ holds, isOpen }) => !holds && !isOpen);
  if (judge === null || open.length === 0 || isLost) return checks.map(withoutOpen);
  const expected = expectation.kind === 'refuse' ? 'none' : open.map(({ fact }) => fact);
  const verdicts = await judge({ question, answer: withoutMarks(given.text), expected, signal });
  return checks.map((check) => {
    const verdict = verdicts?.[open.indexOf(check)];
    if (verdict === undefined) return withoutOpen(check);
    return { fact: check.fact, holds: verdict.holds, by: 'model', reason: 'judged', note: verdict.why };
  });
}

function withoutOpen({ fact, holds, by, reason, note }: Judged): TestCheck {
  return { fact, holds, by, reason, note };
}
