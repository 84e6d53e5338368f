/**
 * Text from bytes in Windows-1252, which every byte sequence is. Without `stream`, Node 24.9 takes the label for Latin-1 and
 * makes control characters of € and quotation marks.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes, { stream: true });
}
