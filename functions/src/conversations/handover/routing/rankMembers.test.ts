import { expect, it } from 'vitest';
import { rankMembers } from './rankMembers.ts';

const AT = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute));
const assignedAt = { ada: AT(3), grace: AT(1), joan: AT(2) };
const ongoing = new Map([
  ['ada', 0],
  ['grace', 2],
  ['joan', 1],
]);

it('in turn: who got one longest ago, before them all who never did', () => {
  const ranked = rankMembers({ rule: 'round-robin', assignedAt }, ['ada', 'grace', 'joan', 'mary', 'lise'], ongoing);
  expect(ranked).toEqual(['mary', 'lise', 'grace', 'joan', 'ada']);
});

it('by the fewest conversations, of equals by the turn', () => {
  expect(rankMembers({ rule: 'least-busy', assignedAt }, ['grace', 'joan', 'ada', 'mary'], ongoing)).toEqual([
    'mary',
    'ada',
    'joan',
    'grace',
  ]);
});
