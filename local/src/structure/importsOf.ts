import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';

/** Code of one workspace, and the alias of its folder in imports. */
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

/** Product files below a folder, from the repository's root: tests import what they like and are left out. */
export function filesOf(root: string): string[] {
  return fs
    .globSync(`${root}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: (name) => name.endsWith('node_modules') })
    .filter((file) => !/\.(?:test|spec)\./.test(file))
    .toSorted();
}

/** Imports between the files of one root, of types and of code that is loaded on demand as well. */
export function importsOf({ root, alias }: CodeRoot): Import[] {
  const files = filesOf(root);
  const known = new Set(files);
  const targetOf = (file: string, named: string): string | undefined => {
    const isOwn = alias !== undefined && named.startsWith(`${alias}/`);
    if (!isOwn && !named.startsWith('.')) return undefined;
    const target = isOwn ? path.join(root, named.slice(alias.length + 1)) : path.join(path.dirname(file), named);
    return [target, `${target}.ts`, `${target}.tsx`].find((each) => known.has(each));
  };
  const imports = files.flatMap((from) =>
    [...fs.readFileSync(path.join(ROOT, from), 'utf8').matchAll(IMPORT)].flatMap(([, named = '']) => {
      const to = targetOf(from, named);
      return to === undefined ? [] : [{ from, to }];
    }),
  );
  if (imports.length === 0) throw new Error(`No file of ${root} imports another one`);
  return imports;
}
