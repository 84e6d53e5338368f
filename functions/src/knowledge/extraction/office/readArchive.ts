import { AppError } from '@parlance/domain/errors';
import { unzipSync } from 'fflate';
import type { Fuel } from '../fuel/createFuel.ts';

/**
 * The entries of an archive that `wanted` names. An entry that unpacks to more than it says is cut at what it says, so the
 * check of the sum holds for archives that lie. Throws `file-corrupt`, or `file-too-complex` for too many entries or for
 * what they say they unpack to.
 */
export function readArchive(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  fuel: Fuel,
): Record<string, Uint8Array> {
  // All names first: nothing is unpacked of an archive that turns out too large at its last entry.
  open(bytes, () => false, fuel);
  return open(bytes, wanted, fuel);
}

function open(bytes: Uint8Array, wanted: (name: string) => boolean, fuel: Fuel): Record<string, Uint8Array> {
  let unpacked = 0;
  let entries = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        unpacked += originalSize;
        fuel.reach('entries', entries);
        // The limit of an upload counts packed bytes, and a bomb unpacks to gigabytes.
        fuel.reach('unpackedBytes', unpacked);
        return wanted(name);
      },
    });
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file-corrupt', {}, { cause: error });
  }
}
