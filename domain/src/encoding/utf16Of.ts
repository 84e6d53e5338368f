/** Number of bytes that are examined to detect the encoding. */
const SAMPLE = 8192;

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
