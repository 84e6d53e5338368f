import { inflateSync } from 'node:zlib';
import { AppError } from '@parlance/domain/errors';
import { PNG_SIGNATURE, pngChunks } from '../../kernel/pictures/pngChunks.ts';

const HEADER_BYTES = 13;
/** Samples a pixel by colour type: grey, RGB, palette, grey with alpha, RGB with alpha. */
const SAMPLES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const PALETTE = 3;
const LAST_FILTER = 4;

/**
 * A PNG of `side` times `side` pixels with nothing in it but the picture: text, places, profiles and the like are left out.
 * Its pixels are unpacked once, into no more room than they need. Throws `image-invalid` for anything else.
 */
export function cleanPng(file: Buffer, side: number): Buffer {
  const found = pngChunks(file);
  if (found === undefined || found.hasRest) throw new AppError('image-invalid');
  // A small first letter marks what a reader may leave out.
  const critical = found.chunks.filter(({ type }) => /^[A-Z]/.test(type));
  const order = critical.map(({ type }) => type).join(' ');
  const header = critical[0]?.data;
  if (!/^IHDR (?:PLTE )?(?:IDAT )+IEND$/.test(order) || header?.length !== HEADER_BYTES) {
    throw new AppError('image-invalid');
  }
  if (header.readUInt32BE(0) !== side || header.readUInt32BE(4) !== side) throw new AppError('image-invalid');
  const palette = critical.find(({ type }) => type === 'PLTE')?.data;
  checkPixels(Buffer.concat(critical.filter(({ type }) => type === 'IDAT').map(({ data }) => data)), header, palette);
  return Buffer.concat([PNG_SIGNATURE, ...critical.map(({ whole }) => whole)]);
}

/** Throws `image-invalid` unless the packed pixels are exactly as many as the header says, row by row. */
function checkPixels(packed: Buffer, header: Buffer, palette: Buffer | undefined): void {
  const [depth = 0, colour = 0, compression, filter, interlace] = header.subarray(8);
  const samples = SAMPLES.get(colour);
  const depths = colour === PALETTE ? [1, 2, 4, 8] : colour === 0 ? [1, 2, 4, 8, 16] : [8, 16];
  const isPaletteFit =
    palette === undefined
      ? colour !== PALETTE
      : palette.length > 0 && palette.length % 3 === 0 && palette.length <= 768;
  // What browsers make is never interlaced.
  const isPlain = compression === 0 && filter === 0 && interlace === 0;
  if (samples === undefined || !depths.includes(depth) || !isPaletteFit || !isPlain)
    throw new AppError('image-invalid');
  const row = 1 + Math.ceil((header.readUInt32BE(0) * samples * depth) / 8);
  const size = row * header.readUInt32BE(4);
  const pixels = unpack(packed, size);
  if (pixels.length !== size) throw new AppError('image-invalid');
  for (let start = 0; start < size; start += row) {
    if ((pixels[start] ?? 0) > LAST_FILTER) throw new AppError('image-invalid');
  }
}

function unpack(packed: Buffer, maxBytes: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new AppError('image-invalid', {}, { cause: error });
  }
}
