import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the character maps that PDFs of Asian scripts name and do not bring along, as pdf.js wants to be told. */
export function cMapFolder(): string {
  // The bundle has them beside it; tests run the sources as they are.
  const folder = import.meta.url.endsWith('.ts')
    ? path.join(path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')
    : fileURLToPath(new URL('./cmaps', import.meta.url));
  return `${folder}/`;
}
