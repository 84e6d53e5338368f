import fs from 'node:fs';
import path from 'node:path';

/** Writes files below a folder: content by path, which may begin with a slash; of folders nothing. */
export function writeFiles(folder: string, files: Iterable<readonly [string, Uint8Array]>): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (!name.endsWith('/')) fs.writeFileSync(file, content);
  }
}
