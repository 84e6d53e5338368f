import { expect, it } from 'vitest';
import { readRepo } from '../../support/repo.ts';
import { trialDay } from '../support/trialDay.ts';

const SECTION =
  readRepo('docs/operations.md')
    .split(/^### /m)
    .find((section) => section.startsWith('What a free trial can cost in a day\n')) ?? '';
const ROWS = [...SECTION.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([\d.]+) \|$/gm)].map(([, ...cells]) => cells);

it('docs/operations.md says what a free trial can cost in a day, as the limits have it', () => {
  const rows = trialDay();
  const sum = rows.reduce((total, { usd }) => total + usd, 0);
  const lines = rows.map(({ what, most, usd }) => [what, most, usd.toFixed(2)]);
  expect(ROWS).toEqual([...lines, ['together', 'on the worst day', sum.toFixed(2)]]);
  expect(sum).toBeLessThan(30);
});
