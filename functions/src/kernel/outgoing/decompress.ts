import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { type ByteLimit, collect } from './collect.ts';
import { OutgoingRefusal } from './OutgoingRefusal.ts';

/** A body that was cut has no end: what there is of it is still text. */
const zlibOptions = { finishFlush: constants.Z_SYNC_FLUSH };

function decoderOf(encoding: string, bytes: Uint8Array) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(zlibOptions);
    case 'deflate':
      // The zlib format by the standard, the bare one by many servers: the first byte shows which.
      return ((bytes[0] ?? 0) & 0x0f) === 8 ? createInflate(zlibOptions) : createInflateRaw(zlibOptions);
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new OutgoingRefusal('unreadable');
  }
}

/**
 * Takes one layer of compression off, counting what comes out and not what went in: a bomb ends at the limit.
 * Throws OutgoingRefusal `too-large`, or `unreadable` for damaged data, other encodings and more than one layer.
 */
export async function decompress(bytes: Uint8Array, encoding: string, limit: ByteLimit): Promise<Uint8Array> {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity' || bytes.length === 0) return bytes;
  const decoder = decoderOf(name, bytes);
  decoder.end(bytes);
  try {
    return await collect(decoder, limit);
  } catch (error) {
    throw error instanceof OutgoingRefusal ? error : new OutgoingRefusal('unreadable', { cause: error });
  }
}
