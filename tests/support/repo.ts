import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Absolute path of a file of this repository. */
export function inRepo(file: string): string {
  return path.join(ROOT, file);
}

export function readRepo(file: string): string {
  return readFileSync(inRepo(file), 'utf8');
}

/** Paths from the repository's root, in alphabetical order. */
export function listRepo(pattern: string | string[]): string[] {
  return globSync(pattern, { cwd: ROOT }).toSorted();
}

/** Reads a file that the build made. Throws, with the command to run, if it has not run yet. */
export function readBuilt(file: string): Buffer {
  if (!existsSync(inRepo(file))) throw new Error(`${file} is missing: run \`npm run build\` first`);
  return readFileSync(inRepo(file));
}
