import { AppError } from '@parlance/domain/errors';
import { unzipSync } from 'fflate';

/** Unpacked size that an archive may have: the limit of an upload counts packed bytes, a bomb unpacks to gigabytes. */
const MAX_UNPACKED = 50 * 1024 * 1024;
const MAX_ENTRIES = 2000;

/**
 * The entries of an archive that `wanted` names. An entry that unpacks to more than it says is cut at what it says, so the
 * check of the sum holds for archives that lie. Throws `file-corrupt`, or `file-too-complex` for too many entries or for
 * what they say they unpack to.
 */
export function readArchive(bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> {
  // All names first: nothing is unpacked of an archive that turns out too large at its last entry.
  open(bytes, () => false);
  return open(bytes, wanted);
}

function open(bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> {
  let unpacked = 0;
  let entries = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        unpacked += originalSize;
        if (entries > MAX_ENTRIES || unpacked > MAX_UNPACKED) throw new AppError('file-too-complex');
        return wanted(name);
      },
    });
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file-corrupt', {}, { cause: error });
  }
}
