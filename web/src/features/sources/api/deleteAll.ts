import { deleteSources } from '@parlance/domain/contracts/sources/sources';
import { LIMITS } from '@parlance/domain/limits';
import { callContract } from '#web/lib/functions/callContract.ts';
import { inBatches } from '../inBatches.ts';

interface Receipt {
  sources: number;
  chunks: number;
  files: number;
}

/** Deletes sources, however many, and adds up the receipts. Throws an `AppError`; what was deleted before it stays deleted. */
export async function deleteAll(orgId: string, sourceIds: readonly string[]): Promise<Receipt> {
  const total: Receipt = { sources: 0, chunks: 0, files: 0 };
  for (const batch of inBatches(sourceIds, LIMITS.sourcesPerDelete)) {
    const receipt = await callContract(deleteSources, { orgId, sourceIds: batch });
    total.sources += receipt.sources;
    total.chunks += receipt.chunks;
    total.files += receipt.files;
  }
  return total;
}
