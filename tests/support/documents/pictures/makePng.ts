import { crc32, deflateSync } from 'node:zlib';

/** One chunk of a PNG file, with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), typed.length + 4);
  return chunk;
}

export interface PngOptions {
  side?: number;
  height?: number;
  /** RGBA of all its pixels. */
  colour?: readonly [number, number, number, number];
  /** Chunks between the header and the pixels. */
  extra?: readonly Buffer[];
  /** In place of its own packed pixels. */
  pixels?: Buffer;
  interlace?: number;
}

/** A PNG file of one colour, 256 pixels wide and high. */
export function makePng(options: PngOptions = {}): Buffer {
  const { side = 256, height = side, colour = [15, 92, 77, 255], extra = [], interlace = 0 } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, interlace], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 4, Buffer.from(colour))]);
  const pixels = options.pixels ?? deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
