import type { Content } from './Content.ts';

const HEADER_BYTES = 12;
const SHOWN: readonly string[] = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** Flags of `VP8X` by which a file says that it has Exif and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

interface Chunk {
  type: string;
  data: Buffer;
}

/**
 * A WebP without Exif, XMP and whatever else is not shown (https://developers.google.com/speed/webp/docs/riff_container). Undefined for
 * a file that is cut or damaged.
 */
export function webpContent(file: Buffer): Content | undefined {
  const chunks = chunksOf(file)
    ?.filter(({ type }) => SHOWN.includes(type))
    .map(withoutFlags);
  const [first] = chunks ?? [];
  const size = first && sizeOf(first);
  if (chunks === undefined || size === undefined) return undefined;
  const body = Buffer.concat(chunks.map(toBytes));
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(4 + body.length, 4);
  return { type: 'webp', bytes: Buffer.concat([header, body]), ...size };
}

function chunksOf(file: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  const fileEnd = 8 + file.readUInt32LE(4);
  if (fileEnd > file.length) return undefined;
  for (let start = HEADER_BYTES; start + 8 <= fileEnd;) {
    const length = file.readUInt32LE(start + 4);
    const end = start + 8 + length;
    if (end > fileEnd) return undefined;
    chunks.push({ type: file.toString('latin1', start, start + 4), data: file.subarray(start + 8, end) });
    start = end + (length % 2);
  }
  return chunks;
}

function withoutFlags({ type, data }: Chunk): Chunk {
  if (type !== 'VP8X' || data.length === 0) return { type, data };
  const own = Buffer.from(data);
  own.writeUInt8(own.readUInt8(0) & ~METADATA_FLAGS, 0);
  return { type, data: own };
}

function sizeOf({ type, data }: Chunk): { width: number; height: number } | undefined {
  if (data.length < 10) return undefined;
  if (type === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ') return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (type !== 'VP8L' || data[0] !== 0x2f) return undefined;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function toBytes({ type, data }: Chunk): Buffer {
  const header = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)]);
}
