import { expect, it } from 'vitest';
import { createFakeProject } from '../stand-in/createFakeProject.ts';
import { awaitIndexes } from './awaitIndexes.ts';

function projectWith(polls: number) {
  return createFakeProject('shop-live', { indexes: [{ name: 'i1', polls, definition: {} }] });
}

it('waits until indexes are ready: a query without its index fails', async () => {
  const cloud = projectWith(3);
  expect(await awaitIndexes(cloud)).toBe('1 indexes are ready');
  expect(cloud.calls.filter(({ url }) => url.endsWith('/indexes'))).toHaveLength(4);
});

it('waits for indexes of fields across collections too, on whichever page they are', async () => {
  const fieldsWith = (polls: number) =>
    new Map(
      [0, polls].map((own, place) => [
        `chats/fields/f${place}`,
        { ttlConfig: undefined, indexes: [{ name: 'of a field', polls: own, definition: {} }] },
      ]),
    );
  const project = (polls: number) => createFakeProject('shop-live', { fieldsPerPage: 1, fields: fieldsWith(polls) });
  await expect(awaitIndexes(project(1000))).rejects.toThrow(/1 indexes are still/);
  expect(await awaitIndexes(project(2))).toBe('2 indexes are ready');
  expect(await awaitIndexes(project(0))).toBe('as it should be');
});

it('gives up with a sentence after half an hour', async () => {
  await expect(awaitIndexes(projectWith(1000))).rejects.toThrow(/still being built/);
});
