import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import config, { FUNCTION_LAYERS } from '../../../oxlint.config.ts';
import { inRepo, listRepo } from '../../support/repo.ts';

it.each(['typescript/no-floating-promises', 'typescript/no-misused-promises', 'typescript/no-explicit-any'] as const)(
  'T-51 the linter refuses what %s names, everywhere: a check that nobody waits for checks nothing',
  (rule) => {
    expect(config.rules?.[rule]).toBe('error');
    expect(config.overrides?.filter(({ rules }) => rules?.[rule] !== undefined)).toEqual([]);
  },
);

it('the layers that the linter enforces name every module of the functions once', () => {
  const modules = readdirSync(inRepo('functions/src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(FUNCTION_LAYERS.flat().toSorted()).toEqual(modules.map(({ name }) => name).toSorted());
});

function crowdedFolders(most: number): string[] {
  const files = listRepo(['{domain,functions,local,web,widget}/src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}']);
  const sizes = new Map<string, number>();
  for (const file of files.filter((name) => !name.includes('.test.'))) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  expect(sizes.size).toBeGreaterThan(100);
  return [...sizes].filter(([, size]) => size > most).map(([folder, size]) => `${folder}: ${size}`);
}

it('no folder holds more files than a reader takes in', () => {
  expect(crowdedFolders(22)).toEqual([]);
});
