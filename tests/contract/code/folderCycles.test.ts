import { describe, expect, it } from 'vitest';
import { CODE_ROOTS } from '../../../local/src/structure/CODE_ROOTS.ts';
import { folderCycles } from '../../../local/src/structure/folderCycles.ts';
import { importsOf } from '../../../local/src/structure/importsOf.ts';
import { ringsOf } from '../../../local/src/structure/ringsOf.ts';

describe.each(CODE_ROOTS)('the code of $root', (code) => {
  it('has folders that import each other in one direction, at every depth', () => {
    expect(folderCycles(code)).toEqual([]);
  });

  it('has no files that import each other in a ring, types included', () => {
    expect(ringsOf(importsOf(code))).toEqual([]);
  });
});

describe('a ring', () => {
  const arrow = (from: string, to: string) => ({ from, to });

  it('is found with all its arrows, however long it is', () => {
    const ring = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a')];
    expect(ringsOf([...ring, arrow('c', 'd'), arrow('x', 'a')])).toEqual(ring);
  });

  it('is none where arrows meet again', () => {
    expect(ringsOf([arrow('a', 'b'), arrow('a', 'c'), arrow('b', 'd'), arrow('c', 'd')])).toEqual([]);
  });
});
