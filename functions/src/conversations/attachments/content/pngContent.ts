import { PNG_SIGNATURE, pngChunks } from '../../../kernel/pictures/pngChunks.ts';
import type { Content } from './Content.ts';

const HEADER_BYTES = 13;
/** Chunks that are needed to show a picture: pixels, transparency, colours and the shape of a pixel (PNG specification, 4.7). */
const SHOWN = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|pHYs)$/;

/** A PNG without texts, times, places, further frames and whatever follows its end. Undefined for a file that is cut or damaged. */
export function pngContent(file: Buffer): Content | undefined {
  const chunks = pngChunks(file)?.chunks.filter(({ type }) => SHOWN.test(type)) ?? [];
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== HEADER_BYTES) return undefined;
  if (!chunks.some(({ type }) => type === 'IDAT')) return undefined;
  const size = { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) };
  if (size.width === 0 || size.height === 0) return undefined;
  return { type: 'png', bytes: Buffer.concat([PNG_SIGNATURE, ...chunks.map(({ whole }) => whole)]), ...size };
}
