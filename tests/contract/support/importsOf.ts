import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRepo, listRepo, readRepo } from '../../support/repo.ts';

/** A workspace's code, and what stands for its folder in imports. */
export interface CodeRoot {
  /** From the repository's root, such as `web/src`. */
  root: string;
  /** Such as `#web`. */
  alias?: string;
}

/** One file that imports another one of the same code. */
export interface Import {
  from: string;
  to: string;
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/** Imports between the files of one folder, those of types too; tests import what they like. */
export function importsOf({ root, alias }: CodeRoot): Import[] {
  const targetOf = (file: string, named: string): string | undefined => {
    const isOwn = alias !== undefined && named.startsWith(`${alias}/`);
    if (!isOwn && !named.startsWith('.')) return undefined;
    const target = isOwn ? path.join(root, named.slice(alias.length + 1)) : path.join(path.dirname(file), named);
    return [target, `${target}.ts`, `${target}.tsx`].find((each) => existsSync(inRepo(each)) && /\.\w+$/.test(each));
  };
  const imports = listRepo(`${root}/**/*.{ts,tsx}`)
    .filter((file) => !/\.(?:test|spec)\./.test(file) && !file.includes('node_modules'))
    .flatMap((from) =>
      [...readRepo(from).matchAll(IMPORT)].flatMap(([, named = '']) => {
        const to = targetOf(from, named);
        return to === undefined || !to.startsWith(`${root}/`) ? [] : [{ from, to }];
      }),
    );
  if (imports.length === 0) throw new Error(`No file of ${root} imports another one`);
  return imports;
}
