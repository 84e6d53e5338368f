import { expect, it } from 'vitest';
import { matchReplies } from './matchReplies.ts';

const replies = [
  { shortcut: 'bye', title: 'Thanks and hours' },
  { shortcut: 'hours', title: 'Opening times' },
  { shortcut: 'öffnung', title: 'Öffnungszeiten' },
];

const found = (query: string) => matchReplies(replies, query).map(({ shortcut }) => shortcut);

it('lists shortcuts before titles, whatever the case', () => {
  expect(found('')).toEqual(['bye', 'hours', 'öffnung']);
  expect(found('HOURS')).toEqual(['hours', 'bye']);
  expect(found('ÖFF')).toEqual(['öffnung']);
  expect(found('zip')).toEqual([]);
});
