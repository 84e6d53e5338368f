import { crc32 } from 'node:zlib';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum around a chunk's data. */
const FRAME = 12;

export interface PngChunk {
  type: string;
  data: Buffer;
  /** The chunk as it stands in the file. */
  whole: Buffer;
}

/**
 * Chunks of a PNG file (PNG specification, 5.3) up to `IEND`, and whether anything follows it. Undefined for a file that is cut or
 * damaged, and for one that is no PNG.
 */
export function pngChunks(file: Buffer): { chunks: readonly PngChunk[]; hasRest: boolean } | undefined {
  if (!file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return undefined;
  const chunks: PngChunk[] = [];
  for (let start = PNG_SIGNATURE.length; start + FRAME <= file.length;) {
    const end = start + FRAME + file.readUInt32BE(start);
    if (end > file.length) return undefined;
    const typed = file.subarray(start + 4, end - 4);
    const type = typed.toString('latin1', 0, 4);
    if (!/^[A-Za-z]{4}$/.test(type) || crc32(typed) !== file.readUInt32BE(end - 4)) return undefined;
    chunks.push({ type, data: typed.subarray(4), whole: file.subarray(start, end) });
    if (type === 'IEND') return { chunks, hasRest: end < file.length };
    start = end;
  }
  return undefined;
}
