/**
 * Text from bytes: a byte-order mark decides; else UTF-8 if it is valid; else Windows-1252, which every byte sequence is.
 * Line ends become \n; NUL and other control characters except tab and line feed go.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes)
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\uFEFF]/gu, (character) => (character === '\n' || character === '\t' ? character : ''));
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
