import { expect, it } from 'vitest';
import { migrateArguments } from './migrateArguments.ts';

it('takes a project and what is to be done', () => {
  const nothing = { project: 'shop-live', isDryRun: false, most: Infinity, again: false };
  expect(migrateArguments(['--project', 'shop-live'])).toEqual(nothing);
  expect(migrateArguments(['--project', 'shop-live', '--dry-run'])).toEqual({ ...nothing, isDryRun: true });
  const some = { ...nothing, isDryRun: true, most: 500 };
  expect(migrateArguments(['--project', 'shop-live', '--dry-run', '--most', '500'])).toEqual(some);
});

it.each([
  [],
  ['--project', 'X'],
  ['--project', 'shop-live', '--most', '5'],
  ['--project', 'shop-live', '--dry-run', '--most', 'all'],
  ['--project', 'shop-live', '--dry-run', '--again'],
  ['--project', 'shop-live', '--now'],
])('refuses %s and says how it is used', (...args: string[]) => {
  expect(() => migrateArguments(args)).toThrow(/npm run migrate -- --project ID/);
});
