import { decodeBytes } from '@parlance/domain/encoding/decodeBytes';

/**
 * Clean text from bytes of an unknown encoding. Line ends become \n; NUL and other control characters except tab and line feed
 * go, as do halves of surrogate pairs.
 */
export function decodeText(bytes: Uint8Array): string {
  return decodeBytes(bytes)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\uFEFF]/gu, (character) => (character === '\n' || character === '\t' ? character : ''));
}
