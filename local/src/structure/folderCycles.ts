import path from 'node:path';
import { type CodeRoot, type Import, importsOf } from './importsOf.ts';
import { ringsOf } from './ringsOf.ts';

interface Arrow extends Import {
  imports: Import[];
}

/** The folders of the same parent in which two files lie; none where one of them lies in the parent itself. */
function siblingsOf({ from, to }: Import): { parent: string; from: string; to: string } | undefined {
  const [some, others] = [from.split('/'), to.split('/')];
  const depth = some.findIndex((part, at) => part !== others[at]);
  if (depth >= some.length - 1 || depth >= others.length - 1) return undefined;
  const at = (parts: string[]) => path.join(...parts.slice(0, depth + 1));
  return { parent: some.slice(0, depth).join('/'), from: at(some), to: at(others) };
}

/** Arrows between folders of one parent that close a circle, at every depth, those of the fewest imports first. Types count too; tests do not. */
export function folderCycles(code: CodeRoot): string[] {
  const parents = new Map<string, Map<string, Arrow>>();
  for (const each of importsOf(code)) {
    const siblings = siblingsOf(each);
    if (siblings === undefined) continue;
    const { parent, from, to } = siblings;
    const arrows = parents.get(parent) ?? new Map<string, Arrow>();
    const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: [] };
    arrow.imports.push(each);
    parents.set(parent, arrows.set(`${from} ${to}`, arrow));
  }
  return [...parents.values()]
    .flatMap((arrows) => ringsOf([...arrows.values()]))
    .toSorted((one, other) => one.imports.length - other.imports.length)
    .map(({ from, to, imports }) => `${from} -> ${to}: ${imports.length} imports, such as ${imports[0]?.from}`);
}
