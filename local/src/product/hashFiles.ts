import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Directly below a workspace; deeper down, `lib` is a name like any other. */
const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', 'lib', 'coverage']);

function listFiles(entry: string, isTop = true): string[] {
  if (!fs.existsSync(entry)) return [];
  if (!fs.statSync(entry).isDirectory()) return [entry];
  return fs
    .readdirSync(entry)
    .filter((name) => !name.startsWith('.') && !name.includes('.test.'))
    .filter((name) => !(isTop && NOT_SOURCES.has(name)))
    .flatMap((name) => listFiles(path.join(entry, name), false));
}

/** One hash over the names and contents of all source files below the given files and folders. */
export function hashFiles(root: string, entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => listFiles(path.join(root, entry))).sort()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
