import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';
import { CODE_ROOTS } from './CODE_ROOTS.ts';
import { folderCycles } from './folderCycles.ts';
import { groupImports, pastDoors, placeOf } from './groupImports.ts';
import { filesOf, type Import, importsOf } from './importsOf.ts';
import { isClause } from './isClause.ts';
import { openingsOf } from './openingsOf.ts';
import { ringsOf } from './ringsOf.ts';

interface Structure {
  /** Name and figure, in the order of the table. */
  figures: [name: string, figure: number][];
  /** Rings, and imports past a door. */
  faults: string[];
}

/** Length of the longest way through arrows that form no ring. */
function floorsOf(arrows: readonly Import[]): number {
  const heights = new Map<string, number>();
  const heightOf = (name: string): number => {
    const known = heights.get(name);
    if (known !== undefined) return known;
    const below = arrows.filter(({ from }) => from === name).map(({ to }) => heightOf(to));
    const height = 1 + Math.max(0, ...below);
    heights.set(name, height);
    return height;
  };
  return Math.max(...arrows.map(({ from }) => heightOf(from)));
}

function arrowsOf(imports: readonly Import[]): Import[] {
  const arrows = new Map<string, Import>();
  for (const each of imports) {
    const [from = '', to = ''] = [placeOf(each.from)[0], placeOf(each.to)[0]];
    arrows.set(`${from} ${to}`, { from, to });
  }
  return [...arrows.values()];
}

/** The structure of the code in figures, as docs/decisions/058 compares them, and its faults. */
export function measureStructure(): Structure {
  const imports = groupImports();
  const arrows = arrowsOf(imports);
  const doors = [...new Set(imports.map(({ to }) => to))];
  const cycles = CODE_ROOTS.flatMap(folderCycles);
  const rings = CODE_ROOTS.flatMap((code) => ringsOf(importsOf(code)));
  const past = pastDoors(imports);
  const files = CODE_ROOTS.flatMap(({ root }) => filesOf(root));
  const openings = openingsOf(files);
  const lines = files.map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1);
  return {
    figures: [
      ['groups of functions', new Set(arrows.flatMap(({ from, to }) => [from, to])).size],
      ['floors', floorsOf(arrows)],
      ['arrows between groups', arrows.length],
      ['files of a group that others import', doors.filter((file) => placeOf(file)[0] !== 'kernel').length],
      ['files of kernel that others import', doors.filter((file) => placeOf(file)[0] === 'kernel').length],
      ['imports past a door', past.length],
      ['arrows between folders on a ring', cycles.length],
      ['imports between files on a ring, types included', rings.length],
      ['doc comments', openings.length],
      ['of them beginning with neither a noun nor a verb', openings.filter(isClause).length],
      ['files', files.length],
      ['lines', lines.reduce((sum, count) => sum + count, 0)],
    ],
    faults: [...cycles, ...[...rings, ...past].map(({ from, to }) => `${from} -> ${to}`)],
  };
}
