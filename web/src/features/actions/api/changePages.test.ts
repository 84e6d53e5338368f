import { expect, it } from 'vitest';
import { type ChangePages, NO_CHANGES, type StoredChange, withLive, withOlder } from './changePages.ts';

const EMPTY: ChangePages = { ...NO_CHANGES, size: 2 };

function change(id: string, minute: number, status: 'done' | 'failed' = 'done'): StoredChange {
  const at = new Date(Date.UTC(2026, 10, 20, 12, minute));
  return { id, actionId: 'a', title: 'Cancel', at, status, fault: null, httpStatus: 200 };
}

function idsOf({ all }: ChangePages): string[] {
  return all.map(({ id }) => id);
}

it('knows the end where fewer are there than asked for', () => {
  expect(withLive(EMPTY, [change('b', 2)], 3)).toMatchObject({ isEnd: true, all: [{ id: 'b' }] });
  expect(withLive(EMPTY, [], 3)).toMatchObject({ isEnd: true, all: [] });
});

it('puts older ones behind, once each, and keeps those that a newer one pushes out', () => {
  const first = withLive(EMPTY, [change('d', 4), change('c', 3), change('b', 2)], 3);
  const more = withOlder(first, [change('b', 2), change('a', 1)], true, 4);
  expect(more).toMatchObject({ isEnd: true, size: 4 });
  expect(idsOf(more)).toEqual(['d', 'c', 'b', 'a']);
  expect(idsOf(withLive(more, [change('e', 5), change('d', 4), change('c', 3)], 3))).toEqual(['e', 'd', 'c', 'b', 'a']);
});

it('has of each what the listener says now', () => {
  const first = withLive(EMPTY, [change('c', 3, 'failed'), change('b', 2), change('a', 1)], 3);
  expect(withLive(first, [change('c', 3), change('b', 2), change('a', 1)], 3).all[0]).toMatchObject({ status: 'done' });
});

it('begins anew where more came at once than the listener has', () => {
  const few = withLive(EMPTY, [change('a', 1)], 3);
  expect(few.isEnd).toBe(true);
  const many = withLive(few, [change('e', 5), change('d', 4), change('c', 3)], 3);
  expect(many.isEnd).toBe(false);
  expect(idsOf(many)).toEqual(['e', 'd', 'c']);
});
