import { MODELS } from '@parlance/domain/models';
import { AppError } from '@parlance/domain/errors';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, EMPTY_ANSWER } from './answer.ts';
import { logAnswer } from './logAnswer.ts';

const write = vi.spyOn(logger, 'write').mockReturnValue();
const times = { firstTextMs: 410, totalMs: 900 };
const provider = { name: 'vertex', models: MODELS } as const;
const passage = { chunkId: 'c', sourceId: 's', sourceName: 'Prices', heading: '', text: '', page: null, url: null };
const WRITTEN: Answer = {
  ...EMPTY_ANSWER,
  text: 'It costs 4 €.',
  verdict: 'answered',
  passages: [{ ...passage, score: 1, question: null, isFaq: false, hasRareWord: false, place: null, similarity: 1 }],
  usage: { model: 'gemini-3.5-flash-lite', tokens: 1100, split: { input: 1000, output: 100 } },
  writing: { drafts: 1, sentences: 3, dropped: 1 },
};

beforeEach(() => {
  write.mockClear();
});

function line() {
  return write.mock.calls[0]?.[0];
}

describe('logAnswer', () => {
  it('says of a whole answer what it is, how long it took and what it cost', () => {
    logAnswer({ answer: WRITTEN, times, isCharged: true }, provider);
    expect(line()).toEqual({
      severity: 'INFO',
      event: 'answer finished',
      message: 'answer finished',
      outcome: 'complete',
      verdict: 'answered',
      kind: 'model',
      isTrial: false,
      provider: 'vertex',
      model: 'gemini-3.5-flash-lite',
      firstTextMs: 410,
      totalMs: 900,
      tokens: 1100,
      inputTokens: 1000,
      outputTokens: 100,
      passages: 1,
      sentences: 3,
      droppedSentences: 1,
      // 1,000 tokens at 0.30 and 100 at 2.50 dollars a million.
      costMicroUsd: 550,
      isRetried: false,
      isCharged: true,
      code: null,
    });
  });

  it.each([
    ['the business’s own', { ...EMPTY_ANSWER, verdict: 'verified' }, 'own'],
    ['small talk', { ...EMPTY_ANSWER, verdict: 'small-talk' }, 'small-talk'],
    ['a refusal of the model', { ...WRITTEN, verdict: 'refused' }, 'model'],
    ['a question for the instructions', { ...WRITTEN, verdict: 'small-talk' }, 'model'],
    ['one without any passage', { ...EMPTY_ANSWER, verdict: 'refused' }, 'none'],
  ] satisfies [string, Answer, string][])('tells %s apart', (_, answer, kind) => {
    logAnswer({ answer, times }, provider);
    expect(line()).toMatchObject({ kind, outcome: 'complete' });
  });

  it.each([
    ['cut after its first word', WRITTEN.text, new AppError('answer-failed'), 'partial', true],
    ['failed before it', '', new AppError('answer-timeout'), 'failed', false],
    ['left before it', '', new AppError('cancelled'), 'cancelled', false],
  ])('tells one that was %s', (_, text, failure, outcome, isCharged) => {
    logAnswer({ answer: { ...WRITTEN, text, usage: null }, failure, times, isCharged: true }, provider);
    expect(line()).toMatchObject({ outcome, code: failure.code, isCharged, costMicroUsd: null, model: null });
  });

  it('says what was asked or written twice, and what was given before', () => {
    logAnswer({ answer: WRITTEN, times, isAskedAgain: true }, provider);
    logAnswer({ answer: { ...WRITTEN, writing: { ...WRITTEN.writing, drafts: 2 } }, times, isTrial: true }, provider);
    logAnswer({ answer: WRITTEN, times, isReplay: true }, provider);
    expect(write.mock.calls.map(([written]) => written)).toMatchObject([
      { isRetried: true, isTrial: false },
      { isRetried: true, isTrial: true },
      { isRetried: false, kind: 'replay' },
    ]);
  });
});
