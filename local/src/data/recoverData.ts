import fs from 'node:fs';
import path from 'node:path';

const METADATA = 'firebase-export-metadata.json';

/** The folder of the last complete export, or undefined. Puts back one that a start killed between two renames had moved. */
export function recoverData(folder: string): string | undefined {
  const old = `${folder}.old`;
  if (!fs.existsSync(folder) && fs.existsSync(old)) fs.renameSync(old, folder);
  return fs.existsSync(path.join(folder, METADATA)) ? folder : undefined;
}
