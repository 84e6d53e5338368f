import { expect, it } from 'vitest';
import type { EntryAction } from '../entries/reduceEntries.ts';
import { createRunningAnswer } from './createRunningAnswer.ts';

function start() {
  const actions: EntryAction[] = [];
  return { actions, answer: createRunningAnswer((action) => void actions.push(action)) };
}

it('is one at a time, which can be stopped and is still its own until it ends', () => {
  const { answer, actions } = start();
  const signal = answer.begin('q1');
  expect(answer.begin('q2')).toBeUndefined();
  answer.stop();
  expect([signal?.aborted, signal && answer.isCurrent(signal)]).toEqual([true, true]);
  if (signal) answer.end(signal);
  expect(answer.begin('q2')?.aborted).toBe(false);
  expect(actions).toEqual([]);
});

it('is dropped for an agent, with its question, and what comes of it afterwards is nobody’s', () => {
  const { answer, actions } = start();
  const signal = answer.begin('q1');
  answer.yieldToAgent();
  answer.yieldToAgent();
  expect([signal?.aborted, signal && answer.isCurrent(signal)]).toEqual([true, false]);
  expect(actions).toMatchObject([{ type: 'fail', messageId: 'q1', failure: { code: 'chat-taken-over' } }]);
  const next = answer.begin('q2');
  if (signal) answer.end(signal);
  expect(next && answer.isCurrent(next)).toBe(true);
});
