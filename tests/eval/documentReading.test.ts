import { expect, it } from 'vitest';
import { documentFacts } from './documentFacts.ts';
import { scoreDocuments } from './scoreDocuments.ts';

/** Minimum share of facts that are found: it may only rise. */
const FLOOR = 0.99;

it('finds the facts of sixty documents in their passages, each with what belongs to it', async () => {
  const { rows, missing } = await scoreDocuments(await documentFacts());
  const { right, total } = rows.get('all') ?? { right: 0, total: 0 };
  expect(total).toBe(300);
  expect(right / total, `${missing.join('\n')}\n${JSON.stringify([...rows])}`).toBeGreaterThanOrEqual(FLOOR);
});
