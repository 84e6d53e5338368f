import { decodeWindows1252 } from './decodeWindows1252.ts';
import { utf16Of } from './utf16Of.ts';

/**
 * Text from bytes of an unknown encoding: UTF-16 by its byte-order mark or its NULs; else UTF-8 if the bytes are valid; else
 * Windows-1252, which every byte sequence is.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}
