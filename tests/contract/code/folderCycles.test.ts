import { describe, expect, it } from 'vitest';
import { folderCycles } from '../support/folderCycles.ts';
import { importsOf } from '../support/importsOf.ts';
import { ringsOf } from '../support/ringsOf.ts';

describe.each([
  { root: 'domain/src' },
  { root: 'functions/src' },
  { root: 'local/src' },
  { root: 'web/src', alias: '#web' },
  { root: 'widget/src' },
  { root: 'tests' },
])('the code of $root', (code) => {
  it('has folders that import each other in one direction, at every depth', () => {
    expect(folderCycles(code)).toEqual([]);
  });

  it('has no files that import each other in a ring, types included', () => {
    expect(ringsOf(importsOf(code))).toEqual([]);
  });
});
