import { LIMITS } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import { selectedOverPages } from './selectedOverPages.ts';

const rows = [{ id: 'a' }, { id: 'b' }];
const only = (...ids: string[]) => ({ type: 'include', ids: new Set(ids) }) as const;
const ALL = { type: 'exclude', ids: new Set<string>() } as const;

it('keeps what is selected on other pages, and takes what this page has now', () => {
  expect(selectedOverPages(['x', 'a'], only('b'), rows)).toEqual(['x', 'b']);
  expect(selectedOverPages(['x', 'a'], ALL, rows)).toEqual(['x', 'a', 'b']);
  expect(selectedOverPages(['x', 'a'], only(), rows)).toEqual(['x']);
});

it('takes no more than can be deleted at once', () => {
  const others = Array.from({ length: LIMITS.leadsPerDelete - 1 }, (_, n) => `x${n}`);
  expect(selectedOverPages(others, ALL, rows)).toEqual([...others, 'a']);
});
