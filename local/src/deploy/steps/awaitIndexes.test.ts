import { expect, it } from 'vitest';
import { createFakeProject } from '../stand-in/createFakeProject.ts';
import { awaitIndexes } from './awaitIndexes.ts';

it('waits until indexes are ready: a query without its index fails', async () => {
  const cloud = createFakeProject('shop-live', { indexPolls: 3 });
  expect(await awaitIndexes(cloud)).toBe('1 indexes are ready');
  expect(cloud.calls.filter(({ url }) => url.endsWith('/indexes'))).toHaveLength(4);
});

it('waits for indexes of fields across collections too, on whichever page they are', async () => {
  const field = (state: string) => ({ fields: [{ name: 'chats/fields/at', indexConfig: { indexes: [{ state }] } }] });
  const pages = [{ ...field('READY'), nextPageToken: '1' }, field('CREATING')];
  await expect(awaitIndexes(createFakeProject('shop-live', { fieldPages: pages }))).rejects.toThrow(
    /1 indexes are still/,
  );
  const ready = [{ ...field('READY'), nextPageToken: '1' }, field('READY')];
  expect(await awaitIndexes(createFakeProject('shop-live', { fieldPages: ready }))).toBe('as it should be');
});

it('gives up with a sentence after half an hour', async () => {
  await expect(awaitIndexes(createFakeProject('shop-live', { indexPolls: 1000 }))).rejects.toThrow(/still being built/);
});
