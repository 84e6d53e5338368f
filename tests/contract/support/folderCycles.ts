import path from 'node:path';
import { listRepo, readRepo } from '../../support/repo.ts';

interface FolderCyclesOptions {
  /** A folder of the repository whose own folders are compared, such as `web/src`. */
  root: string;
  /** What stands for `root` in imports, such as `#web`. */
  alias?: string;
  /** Folders of `root` whose sub-folders count on their own. */
  split?: readonly string[];
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/** Arrows between folders that close a circle, those of the fewest imports first. Types count too; tests do not. */
export function folderCycles({ root, alias, split = [] }: FolderCyclesOptions): string[] {
  const folderOf = (file: string): string => {
    const [top = '', ...rest] = path.relative(root, file).split('/');
    return split.includes(top) ? path.join(top, rest[0] ?? '') : top;
  };
  const targetOf = (file: string, named: string): string | undefined => {
    if (alias !== undefined && named.startsWith(`${alias}/`)) return path.join(root, named.slice(alias.length + 1));
    return named.startsWith('.') ? path.join(path.dirname(file), named) : undefined;
  };
  const imports = listRepo(`${root}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readRepo(file).matchAll(IMPORT)].flatMap(([, named = '']) => {
        const target = targetOf(file, named);
        return target === undefined ? [] : [{ file, from: folderOf(file), to: folderOf(target) }];
      }),
    )
    .filter(({ from, to }) => from !== to);
  if (imports.length === 0) throw new Error(`No file of ${root} imports another folder's`);

  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean => {
    if (from === goal) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return imports.some((each) => each.from === from && reaches(each.to, goal, seen));
  };
  const arrows = new Map<string, typeof imports>();
  for (const each of imports) {
    const arrow = `${each.from} -> ${each.to}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), each]);
  }
  return [...arrows]
    .filter(([, [first]]) => first !== undefined && reaches(first.to, first.from))
    .toSorted(([, some], [, others]) => some.length - others.length)
    .map(([arrow, those]) => `${arrow}: ${those.length} imports, such as ${those[0]?.file}`);
}
