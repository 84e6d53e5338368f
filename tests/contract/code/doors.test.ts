import { expect, it } from 'vitest';
import { importsOf } from '../support/importsOf.ts';

const ROOT = 'functions/src';

/** Group and place of a file: `['knowledge', 'sources', 'x.ts']`. */
function placeOf(file: string): string[] {
  return file.slice(ROOT.length + 1).split('/');
}

/** Imports from one group into another, those when code is needed too, which the linter does not see. */
const between = importsOf({ root: ROOT }).filter(({ from, to }) => {
  const [some, others] = [placeOf(from), placeOf(to)];
  return some.length > 1 && others.length > 1 && some[0] !== others[0];
});

it('of another group a file imports what lies in its folder, never what lies in its sub-folders', () => {
  const inner = between.filter(({ to }) => placeOf(to)[0] !== 'kernel' && placeOf(to).length > 2);
  expect(between.length).toBeGreaterThan(1000);
  expect(inner).toEqual([]);
});

it('what lies in the folder of a group is there for others, but for the group that nothing is above', () => {
  const used = new Set(between.map(({ to }) => to));
  const doors = new Set(
    importsOf({ root: ROOT })
      .flatMap(({ from, to }) => [from, to])
      .filter((file) => placeOf(file).length === 2 && placeOf(file)[0] !== 'edge' && !file.endsWith('/triggers.ts')),
  );
  expect([...doors].filter((file) => !used.has(file))).toEqual([]);
});
