import { expect, it } from 'vitest';
import type { AnswerState, Turn } from './entries.ts';
import { lastQuestion } from './lastQuestion.ts';

type Done = Extract<AnswerState, { status: 'done' }>;

function turn(question: string, offerAgent = false): Turn {
  const result: Done['result'] = { text: '', citations: [], verdict: 'small-talk', offerContact: true, offerAgent };
  const answer: Done = { status: 'done', result };
  const versions = [{ messageId: question, answer, rating: null }];
  return { kind: 'turn', id: question, question, at: 0, versions, shown: 0 };
}

it('is what was asked before the wish for a person', () => {
  expect(lastQuestion([])).toBe('');
  expect(lastQuestion([turn('What is a zip?'), turn('Can it be mended?'), turn('A human, please', true)])).toBe(
    'Can it be mended?',
  );
});
