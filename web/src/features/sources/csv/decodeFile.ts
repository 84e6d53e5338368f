const UTF16_MARK = [0xff, 0xfe];

/**
 * The text of a CSV file: UTF-8, UTF-16 where it says so, else Windows-1252, in which spreadsheets in German save umlauts.
 */
export function decodeFile(bytes: Uint8Array): string {
  if (UTF16_MARK.every((byte, index) => bytes[index] === byte)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
