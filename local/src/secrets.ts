import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './config/ROOT.ts';
import { committedFiles } from './secrets/committedFiles.ts';
import { findSecrets } from './secrets/findSecrets.ts';

/** `npm run secrets`, a part of `npm run check`: prints each place that looks like a key, without the key, and fails if there is one. */
const files = committedFiles();
const found = files.flatMap((file) =>
  // One byte, one character: keys are ASCII, and pictures are read as they are.
  findSecrets(file, fs.readFileSync(path.join(ROOT, file), 'latin1')).map(
    ({ line, kind }) => `${file}:${line}  ${kind}`,
  ),
);
for (const place of found) console.error(place);
console.log(`${found.length} keys in ${files.length} files`);
process.exitCode = found.length === 0 ? 0 : 1;
