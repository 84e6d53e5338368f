import { expect, it } from 'vitest';
import { createFakeProject } from '../stand-in/createFakeProject.ts';
import { release } from './release.ts';

it('tries once more: the first deployment of functions to a project usually fails', async () => {
  const runs: string[] = [];
  const said = await release(
    createFakeProject(),
    ['functions', 'hosting'],
    async (_, args) => {
      runs.push(args.join(' '));
      return runs.length === 1 ? 1 : 0;
    },
    { deletes: true },
  );
  expect(said).toBe('released, the second time');
  expect(runs).toHaveLength(2);
  expect(runs[0]).toBe('deploy --only functions,hosting --project shop-live --non-interactive --force');
});

it('says what was not released when it fails again', async () => {
  await expect(release(createFakeProject(), ['hosting'], async () => 1, { deletes: false })).rejects.toThrow(
    'hosting were not released',
  );
});

it('deletes nothing while the version before still runs', async () => {
  const runs: string[] = [];
  const run = async (_: string, args: readonly string[]) => {
    runs.push(args.join(' '));
    return 0;
  };
  await release(createFakeProject(), ['firestore:indexes'], run, { deletes: false, config: 'other.json' });
  expect(runs).toEqual(['deploy --only firestore:indexes --project shop-live --non-interactive --config other.json']);
});
