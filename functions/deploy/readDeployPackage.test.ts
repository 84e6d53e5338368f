import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lockProblem } from './lockProblem.ts';
import { lockSchema } from './lockSchema.ts';
import { readDeployPackage } from './readDeployPackage.ts';

const { wanted, lock } = readDeployPackage();

function versions(packages: (typeof lock)['packages']): Set<string> {
  return new Set(
    Object.entries(packages).map(
      ([place, { name, version }]) => `${name ?? place.split('node_modules/').at(-1)} ${version}`,
    ),
  );
}

it('has a committed lock that fits functions/package.json', () => {
  expect(lockProblem(wanted, lock)).toBeUndefined();
});

it('names no package of the workspace, which no registry has', () => {
  const names = [...Object.keys(wanted.dependencies), ...Object.keys(lock.packages)];
  expect(names.filter((name) => name.includes('@parlance/'))).toEqual([]);
});

it('deploys the versions that the tests run with', () => {
  const tested = lockSchema.parse(
    JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')),
  );
  const { '': _, ...installed } = lock.packages;
  const known = versions(tested.packages);
  expect([...versions(installed)].filter((version) => !known.has(version))).toEqual([]);
});
