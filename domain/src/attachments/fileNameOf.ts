import { LIMITS } from '../limits.ts';

/** Characters that a file's name may have on a disk and not in a message: control characters and marks that reorder text. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** Ending of a name that stays where it is cut, in characters. */
const ENDING = 8;

/** A file's name as a message can have it: one line within `LIMITS.fileNameCharacters`, with its ending. `file` where nothing is left. */
export function fileNameOf(name: string): string {
  const clean = name.replace(CONTROL, '').normalize('NFC').trim() || 'file';
  const max = LIMITS.fileNameCharacters;
  return clean.length <= max ? clean : (clean.slice(0, max - ENDING) + clean.slice(-ENDING)).toWellFormed();
}
