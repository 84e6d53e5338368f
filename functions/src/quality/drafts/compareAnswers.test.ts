import { describe, expect, it } from 'vitest';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { compareAnswers } from './compareAnswers.ts';

const NEVER: AiProvider['judge'] = () => {
  throw new Error('no model is needed');
};

function compare(former: string, given: string, judge: AiProvider['judge'] = NEVER) {
  const pair = {
    question: 'What does shipping cost?',
    former: { text: former, verdict: former === '' ? ('refused' as const) : ('answered' as const) },
    given: { text: given, verdict: given === '' ? ('refused' as const) : ('answered' as const) },
  };
  return compareAnswers(pair, judge, new AbortController().signal);
}

describe('an answer beside its former one', () => {
  it.each([
    ['Shipping costs 4.90 € [1].', 'Shipping costs 4.90 € [2].', 'same'],
    ['', '', 'same'],
    ['', 'Shipping costs 4.90 €.', 'answered'],
    ['Shipping costs 4.90 €.', '', 'refused'],
    ['Shipping costs 4.90 €.', 'Shipping costs 5.90 €.', 'facts'],
    ['Shipping costs 4.90 €.', 'Shipping costs 4.90 €. From 50 € on it is free.', 'facts'],
    ['See https://a.example/shipping.', 'See https://a.example/returns.', 'facts'],
    ['Shipping costs 4.90 € and takes two weeks.', 'Shipping takes 14 days and costs EUR 4.90.', 'words'],
  ])('%s, then %s: %s, by rules alone', async (former, given, outcome) => {
    expect(await compare(former, given)).toBe(outcome);
  });

  it('is judged by a model where rules leave it open, in both directions, and counts as other facts without one', async () => {
    const [former, given] = ['Returns are free of charge.', 'You pay nothing to send goods back.'];
    const asked: string[] = [];
    const judge: AiProvider['judge'] = async ({ answer, expected }) => {
      asked.push(answer);
      return expected === 'none' ? [] : expected.map(() => ({ holds: answer === given, why: 'compared' }));
    };
    expect(await compare(former, given, judge)).toBe('facts');
    expect(asked).toEqual([given, former]);
    const agreeing: AiProvider['judge'] = async ({ expected }) =>
      expected === 'none' ? [] : expected.map(() => ({ holds: true, why: 'compared' }));
    expect(await compare(former, given, agreeing)).toBe('words');
    expect(await compare(former, given, null)).toBe('facts');
  });
});
