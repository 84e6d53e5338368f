import { expect, it } from 'vitest';
import { createFakeProject } from '../stand-in/createFakeProject.ts';
import { awaitIndexes } from './awaitIndexes.ts';

it('waits until indexes are ready: a query without its index fails', async () => {
  const cloud = createFakeProject('shop-live', { indexPolls: 3 });
  expect(await awaitIndexes(cloud)).toBe('1 indexes are ready');
  expect(cloud.calls).toHaveLength(4);
});

it('gives up with a sentence after half an hour', async () => {
  await expect(awaitIndexes(createFakeProject('shop-live', { indexPolls: 1000 }))).rejects.toThrow(/still being built/);
});
