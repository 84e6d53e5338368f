/** First bytes of files that some servers call text. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x50, 0x4b, 0x03, 0x04], // ZIP and all that is made of it
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x1f, 0x8b], // gzip
  [0xd0, 0xcf, 0x11, 0xe0], // old Office
];

const START = 1024;

/** True iff a body can be text, whatever its server says: no known file, and no zero bytes but those of UTF-16. */
export function isMarkup(body: Uint8Array): boolean {
  if (SIGNATURES.some((signature) => signature.every((byte, index) => body[index] === byte))) return false;
  const start = body.subarray(0, START);
  const zeros = start.filter((byte) => byte === 0).length;
  return zeros === 0 || (zeros > start.length / 4 && zeros <= start.length / 2 + 1);
}
