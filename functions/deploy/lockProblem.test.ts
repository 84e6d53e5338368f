import { expect, it } from 'vitest';
import { deployPackage } from './deployPackage.ts';
import { lockProblem } from './lockProblem.ts';
import { type DeployLock, lockSchema } from './lockSchema.ts';

const OWN = {
  name: '@parlance/functions',
  version: '0.1.0',
  type: 'module',
  engines: { node: '24' },
  dependencies: { alpha: '1.0.0' },
  devDependencies: { '@parlance/domain': '0.1.0' },
};
const ROOT = { overrides: { beta: 'npm:empty@2.0.0', absent: '3.0.0', client: { alpha: '0.9.0' } } };

function lockOf(packages: DeployLock['packages'] = {}): DeployLock {
  return {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: OWN.dependencies, engines: OWN.engines },
      'node_modules/alpha': { version: '1.0.0' },
      'node_modules/alpha/node_modules/beta': { name: 'empty', version: '2.0.0' },
      ...packages,
    },
  };
}

function problemOf(lock: DeployLock, own: unknown = OWN): string | undefined {
  return lockProblem(deployPackage(own, ROOT, lock), lock);
}

it('deploys no development dependency, and the overrides that concern what is installed', () => {
  const wanted = deployPackage(OWN, ROOT, lockOf());
  expect(wanted).not.toHaveProperty('devDependencies');
  expect(wanted.overrides).toEqual({ beta: 'npm:empty@2.0.0' });
});

it('takes a lock that fits', () => {
  expect(problemOf(lockOf())).toBeUndefined();
});

it('refuses a lock of other dependencies, with the command that renews it', () => {
  const changed = { ...OWN, dependencies: { alpha: '1.0.0', gamma: '1.0.0' } };
  expect(problemOf(lockOf(), changed)).toMatch(/other dependencies .* `npm run lock -w functions`\.$/);
});

it('refuses a lock that installs another version than it says', () => {
  expect(problemOf(lockOf({ 'node_modules/alpha': { version: '1.0.1' } }))).toMatch(/does not install alpha 1\.0\.0/);
});

it('refuses a lock in which an overridden package came back', () => {
  const back = { 'node_modules/alpha/node_modules/beta': { version: '2.0.0' } };
  expect(problemOf(lockOf(back))).toMatch(/installs beta, which package\.json overrides/);
});

it('refuses a lock that leads out of the folder', () => {
  expect(problemOf(lockOf({ 'node_modules/delta': { link: true } }))).toMatch(/links to node_modules\/delta/);
});

it('refuses what is no lock of npm', () => {
  expect(lockSchema.safeParse({ lockfileVersion: 1, dependencies: {} }).success).toBe(false);
});
