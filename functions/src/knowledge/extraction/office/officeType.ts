import type { FileType } from '@parlance/domain/fileTypes';
import { strFromU8 } from 'fflate';
import type { Fuel } from '../fuel/createFuel.ts';
import { readArchive } from './readArchive.ts';

const CONTENT_TYPES = '[Content_Types].xml';

/** The content type of the main part: it distinguishes the three from each other, and from those with macros, templates and shows. */
const MAIN_PARTS: readonly [string, FileType][] = [
  ['wordprocessingml.document.main+xml', 'docx'],
  ['presentationml.presentation.main+xml', 'pptx'],
  ['spreadsheetml.sheet.main+xml', 'xlsx'],
];

/**
 * Detects which of our Office types a ZIP archive is; undefined for any other archive and for one that holds macros. Throws
 * `file-corrupt` or `file-too-complex`.
 */
export function officeType(bytes: Uint8Array, fuel: Fuel): FileType | undefined {
  let hasMacros = false;
  const entries = readArchive(
    bytes,
    (name) => {
      hasMacros ||= /vbaProject\.bin$/i.test(name);
      return name === CONTENT_TYPES;
    },
    fuel,
  );
  const types = entries[CONTENT_TYPES];
  if (types === undefined || hasMacros) return undefined;
  const text = strFromU8(types);
  if (/macroEnabled/i.test(text)) return undefined;
  return MAIN_PARTS.find(([part]) => text.includes(part))?.[1];
}
