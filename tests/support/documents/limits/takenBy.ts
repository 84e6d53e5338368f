import type { FileType } from '@parlance/domain/fileTypes';
import { extractDocument } from '../../../../functions/src/knowledge/extraction/extractDocument.ts';
import type { FuelKind } from '../../../../functions/src/knowledge/extraction/fuel/createFuel.ts';

/** Amount of a limited resource that reading a file takes, without any limit. */
export async function takenBy(type: FileType, bytes: Uint8Array, kind: FuelKind): Promise<number> {
  let used = 0;
  let reached = 0;
  await extractDocument(
    bytes,
    type,
    {},
    {
      use: (each, amount = 1) => {
        if (each === kind) used += amount;
      },
      reach: (each, amount) => {
        if (each === kind) reached = Math.max(reached, amount);
      },
    },
  );
  return Math.max(used, reached);
}
