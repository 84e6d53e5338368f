import { expect, it, vi } from 'vitest';
import type { AiProvider } from '../../../ai/AiProvider.ts';
import type { Answer } from '../../../answering/answer.ts';
import { judgeAnswer } from './judgeAnswer.ts';

type Judge = NonNullable<AiProvider['judge']>;

const { signal } = new AbortController();
const FACTS = { kind: 'facts', facts: ['7.90 €', 'delivery is quick'] } as const;

function judged(
  expectation: Parameters<typeof judgeAnswer>[0]['expectation'],
  text: string,
  verdict: Answer['verdict'],
  judge: AiProvider['judge'] = null,
) {
  return judgeAnswer({ question: 'What does shipping cost?', expectation }, { text, verdict }, judge, signal);
}

it('asks a model for what rules leave open alone, and shows who decided', async () => {
  const judge = vi.fn<Judge>().mockResolvedValue([{ holds: true, why: 'It says fast.' }]);
  const checks = await judged(
    { ...FACTS, facts: [...FACTS.facts] },
    'It costs 7.90 € and is fast [1].',
    'answered',
    judge,
  );
  expect(judge).toHaveBeenCalledTimes(1);
  expect(judge.mock.calls[0]?.[0].expected).toEqual(['delivery is quick']);
  expect(checks).toEqual([
    { fact: '7.90 €', holds: true, by: 'rules', reason: 'said', note: '' },
    { fact: 'delivery is quick', holds: true, by: 'model', reason: 'judged', note: 'It says fast.' },
  ]);
});

it('asks no model once a figure is missing, nor for a refusal', async () => {
  const judge = vi.fn<Judge>();
  const missing = await judged({ ...FACTS, facts: [...FACTS.facts] }, 'It costs 9.90 €.', 'answered', judge);
  expect(missing.map(({ holds, by }) => [holds, by])).toEqual([
    [false, 'rules'],
    [false, 'rules'],
  ]);
  const refused = await judged({ ...FACTS, facts: ['7.90 €'] }, 'I don’t know: 7.90 €.', 'refused', judge);
  expect(refused[0]).toMatchObject({ holds: false, reason: 'refused' });
  expect(judge).not.toHaveBeenCalled();
});

it.each([
  ['refused', true, 'refused'],
  ['small-talk', true, 'refused'],
  ['answered', false, 'answered'],
  ['verified', false, 'answered'],
] as const)('of an answer that should be none, %s holds: %s', async (verdict, holds, reason) => {
  expect(await judged({ kind: 'refuse' }, 'Take two a day.', verdict)).toEqual([
    { fact: '', holds, by: 'rules', reason, note: '' },
  ]);
});

it('lets a model say that an answer in words declines, but not that the business’s own does', async () => {
  const judge = vi.fn<Judge>().mockResolvedValue([{ holds: true, why: 'It declines.' }]);
  const [said] = await judged({ kind: 'refuse' }, 'We give no medical advice [1].', 'answered', judge);
  expect(said).toMatchObject({ holds: true, by: 'model' });
  const [own] = await judged({ kind: 'refuse' }, 'Take two a day.', 'verified', judge);
  expect(own).toMatchObject({ holds: false, by: 'rules' });
});

it('keeps to the rules where a model says nothing that counts', async () => {
  const judge = vi.fn<Judge>().mockResolvedValue(null);
  const checks = await judged({ ...FACTS, facts: ['delivery is quick'] }, 'It is fast [1].', 'answered', judge);
  expect(checks).toEqual([{ fact: 'delivery is quick', holds: false, by: 'rules', reason: 'words-missing', note: '' }]);
});
