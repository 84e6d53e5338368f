import { expect, it } from 'vitest';
import { leavesWork } from './leavesWork.ts';
import { type AnswerMessage, newAnswerMessage, newVisitorMessage } from './message.ts';

const START = Date.UTC(2026, 10, 20, 12);

function at(minute: number): Date {
  return new Date(START + minute * 60_000);
}

function turn(minute: number, own: Partial<AnswerMessage>) {
  const id = `question-${minute}`;
  const place = { chatbotId: 'bot', at: at(minute) };
  return [
    { ...newVisitorMessage({ ...place, text: 'Open on Sunday?' }), id },
    { ...newAnswerMessage({ ...place, text: 'Yes.', verdict: 'answered', ...own }), id: `${id}.answer` },
  ];
}

it('is what was not answered, failed, or was rated down', () => {
  expect(leavesWork(turn(0, {}), null)).toBe(false);
  expect(leavesWork(turn(0, { verdict: 'refused' }), null)).toBe(true);
  expect(leavesWork(turn(0, { verdict: 'incomplete' }), null)).toBe(true);
  expect(leavesWork(turn(0, {}).slice(0, 1), null)).toBe(true);
  expect(leavesWork(turn(0, { rating: 'negative' }), null)).toBe(true);
  expect(leavesWork(turn(0, { rating: 'positive' }), null)).toBe(false);
});

it('is done once the answer was revised', () => {
  expect(leavesWork(turn(0, { verdict: 'refused', rating: 'negative', revised: true }), null)).toBe(false);
});

it('begins anew after somebody has said that it is done', () => {
  const before = turn(0, { verdict: 'refused' });
  expect(leavesWork([...before, ...turn(2, {})], at(1))).toBe(false);
  expect(leavesWork([...before, ...turn(2, { verdict: 'refused' })], at(1))).toBe(true);
});
