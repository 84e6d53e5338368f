import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';

const COMMENT = /\/\*\*\s*\n?\s*\*?\s*(?<text>[^\n]*)/g;
export interface Opening {
  file: string;
  /** The comment's first line. */
  text: string;
}

/** Doc comments of files, by their first lines. */
export function openingsOf(files: readonly string[]): Opening[] {
  return files.flatMap((file) =>
    [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(COMMENT)].map(({ groups }) => ({
      file,
      text: (groups?.['text'] ?? '').replace(/\s*\*\/.*$/, '').trim(),
    })),
  );
}
