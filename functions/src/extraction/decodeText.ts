import { decodeWindows1252 } from '../text/decodeWindows1252.ts';

/** How much of a text is looked at to tell its encoding. */
const SAMPLE = 8192;

/**
 * Text from bytes: a byte-order mark decides; else a NUL in every other byte means UTF-16; else it is UTF-8 if it is valid,
 * and Windows-1252, which every byte sequence is, if not. Line ends become \n; NUL and other control characters except tab
 * and line feed go, as do halves of surrogate pairs.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\uFEFF]/gu, (character) => (character === '\n' || character === '\t' ? character : ''));
}

/** The Unicode encoding that bytes are in by their mark or by the rhythm of their NULs; undefined for one byte a letter and UTF-8. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const nulls = [0, 0];
  sample.forEach((byte, position) => {
    if (byte === 0) nulls[position % 2] = (nulls[position % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nulls;
  // Latin text has its NULs on one side: nearly all of them, and none on the other.
  const most = sample.length * 0.35;
  if (odd > most && even === 0) return 'utf-16le';
  if (even > most && odd === 0) return 'utf-16be';
  return undefined;
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}
