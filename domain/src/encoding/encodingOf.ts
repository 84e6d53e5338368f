import { utf16Of } from './utf16Of.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The encoding of text of which nothing else is known: UTF-16 by its byte-order mark or its NULs; else UTF-8 if the bytes are valid; else
 * Windows-1252, which every byte sequence is.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return utf16;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
