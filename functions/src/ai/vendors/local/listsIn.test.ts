import { expect, it } from 'vitest';
import { listsIn } from './listsIn.ts';

const ROWS = 'Type: PDF | Read: text by pages\nType: Word | Read: text. And tables.\nType: CSV | Read: rows';

it('lists what the rows of a table are about, with its columns', () => {
  expect(listsIn(`Before. ${ROWS}\n\nA file may have 1 MB.`)).toEqual([]);
  expect(listsIn(`Before.\n${ROWS}\n\nA file may have 1 MB.`)).toEqual([
    { items: ['PDF', 'Word', 'CSV'], columns: ['Type', 'Read'] },
  ]);
});

it('takes two tables for two lists, and two rows for none', () => {
  const other = 'Plan: Solo | Price: 9\nPlan: Studio | Price: 19\nPlan: Agency | Price: 49';
  expect(listsIn(`${ROWS}\n${other}`).map(({ items }) => items.length)).toEqual([3, 3]);
  expect(listsIn('Plan: Solo | Price: 9\nPlan: Studio | Price: 19')).toEqual([]);
});
