import { expect, it } from 'vitest';
import { groupImports, pastDoors, placeOf } from '../../../local/src/structure/groupImports.ts';
import { filesOf } from '../../../local/src/structure/importsOf.ts';

const between = groupImports();

it('a group imports the files in the folder of another group, never those in its sub-folders', () => {
  expect(between.length).toBeGreaterThan(1000);
  expect(pastDoors(between)).toEqual([]);
});

it('each file in the folder of a group is used by another group; none is above edge', () => {
  const used = new Set(between.map(({ to }) => to));
  const doors = filesOf('functions/src').filter(
    (file) => placeOf(file).length === 2 && placeOf(file)[0] !== 'edge' && !file.endsWith('/triggers.ts'),
  );
  expect(doors.length).toBeGreaterThan(100);
  expect(doors.filter((file) => !used.has(file))).toEqual([]);
});
