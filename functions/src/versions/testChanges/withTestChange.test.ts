import type { TestChange } from '@parlance/domain/documents/evals/testRun';
import { newTestState, type TestState } from '@parlance/domain/documents/evals/testState';
import { MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import { withTestChange } from './withTestChange.ts';

const START = new Date('2026-11-20T12:00:00Z').getTime();

function changeAt(minute: number, change: Partial<TestChange> = {}): TestChange {
  return {
    kind: 'source-read',
    names: [`${minute}.md`],
    by: null,
    at: new Date(START + minute * MINUTE_MS),
    ...change,
  };
}

function after(changes: readonly TestChange[]): TestState {
  return changes.reduce((state, change) => ({ ...state, ...withTestChange(state, change) }), newTestState());
}

function dueMinute({ dueAt }: TestState): number {
  return ((dueAt?.getTime() ?? 0) - START) / MINUTE_MS;
}

it('waits until nothing has changed for some minutes', () => {
  expect([[0], [0, 2], [0, 2, 4]].map((minutes) => dueMinute(after(minutes.map((one) => changeAt(one)))))).toEqual([
    3, 5, 7,
  ]);
});

it('waits no longer than half an hour for changes that come without an end', () => {
  const minutes = Array.from({ length: 20 }, (_, index) => index * 2);
  expect(LIMITS.testDelayMaxMs).toBe(30 * MINUTE_MS);
  expect(dueMinute(after(minutes.slice(0, 16).map((one) => changeAt(one))))).toBe(30);
  const same = { names: ['prices.md'] };
  expect(dueMinute(after(minutes.slice(0, 16).map((one) => changeAt(one, same))))).toBe(30);
  // Late already, it is due at once.
  expect(dueMinute(after(minutes.map((one) => changeAt(one))))).toBe(38);
});

it('names the same change once, with who is known to have made it', () => {
  const names = ['prices.md'];
  const { changes } = after([changeAt(0, { names, by: 'ada' }), changeAt(1, { names }), changeAt(2)]);
  expect(changes.map(({ names: [name], by }) => [name, by])).toEqual([
    ['prices.md', 'ada'],
    ['2.md', null],
  ]);
});

it('names the newest changes of very many', () => {
  const many = Array.from({ length: LIMITS.testChangesNamed + 5 }, (_, minute) => changeAt(minute));
  expect(after(many).changes).toEqual(many.slice(5));
});
