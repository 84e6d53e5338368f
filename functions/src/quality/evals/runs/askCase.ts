import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import type { TestResult } from '@parlance/domain/documents/evals/testResult';
import { LIMITS } from '@parlance/domain/limits';
import type { AiProvider } from '../../../ai/AiProvider.ts';
import type { Answer } from '../../../answering/answer.ts';
import type { Asking } from './answerUnstored.ts';
import { startUnstored } from './startUnstored.ts';
import { judgeAnswer } from '../judging/judgeAnswer.ts';

const BEST = 3;

/** Result of asking a case, without that of a run before. */
export type Asked = Pick<TestResult, 'checks' | 'verdict' | 'ms' | 'tokens'> & {
  answer: Pick<TestResult['given'], 'text' | 'verdict' | 'passages' | 'turns' | 'calls'>;
};

/**
 * Sends a case's messages by the very steps of a visitor's answer, and judges the last answer. Nothing is stored or counted. Throws what a cut answer, and a model
 * that cannot judge, throw.
 */
export async function askCase(
  { question: text, locale, turn, earlier, recordings, expectation }: TestCase,
  asking: Asking,
  provider: AiProvider,
): Promise<Asked> {
  const begun = performance.now();
  const start = { locale, turns: turn === null ? [] : [turn], recordings: recordings.length === 0 ? null : recordings };
  const send = startUnstored(start, asking, provider);
  const before: Answer[] = [];
  for (const message of earlier) before.push(await send(message));
  const answer = await send(text);
  const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(LIMITS.answerTimeoutMs)]);
  const checks = await judgeAnswer({ question: text, expectation }, answer, provider.judge, signal);
  return {
    checks,
    verdict: checks.every(({ holds }) => holds) ? 'passed' : 'failed',
    ms: Math.round(performance.now() - begun),
    tokens: tokensOf([...before, answer]),
    answer: {
      text: answer.text,
      verdict: answer.verdict,
      passages: excerptsOf(answer),
      turns: earlier.map((question, index) => ({ question, answer: before[index]?.text ?? '' })),
      calls: [...before, answer].flatMap(({ calls }) => calls),
    },
  };
}

/** Tokens of all answers of a case; null where no model wrote any. */
function tokensOf(answers: readonly Answer[]): number | null {
  const used = answers.flatMap(({ usage }) => (usage === null ? [] : [usage.tokens]));
  return used.length === 0 ? null : used.reduce((sum, tokens) => sum + tokens, 0);
}

/** The passages that an answer cites; of one that cites none, the best that it could have drawn on. The business's own answer is its own. */
function excerptsOf({ passages, citations }: Answer): TestResult['given']['passages'] {
  const excerpt = (text: string): string => text.slice(0, LIMITS.testExcerptCharacters).toWellFormed();
  if (passages.length === 0) {
    return citations.map(({ sourceId, sourceName, heading, quote }) => ({
      chunkId: '',
      sourceId,
      sourceName,
      heading,
      excerpt: excerpt(quote),
    }));
  }
  const cited = passages.filter(({ sourceId, heading }) =>
    citations.some((one) => one.sourceId === sourceId && one.heading === heading),
  );
  return (cited.length > 0 ? cited : passages.slice(0, BEST)).map(
    ({ chunkId, sourceId, sourceName, heading, text }) => ({
      chunkId,
      sourceId,
      sourceName,
      heading,
      excerpt: excerpt(text),
    }),
  );
}
