import { importQa } from '@parlance/domain/contracts/sources/sources';
import { LIMITS } from '@parlance/domain/limits';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { QaRow } from '../csv/readQaFile.ts';
import { inBatches } from '../inBatches.ts';

interface ImportedBatch {
  rows: number;
  created: number;
  updated: number;
}

interface ImportOptions {
  orgId: string;
  chatbotId: string;
  rows: readonly QaRow[];
  onBatch: (batch: ImportedBatch) => void;
}

/** Imports questions with answers, some hundred at a time, and reports each batch. Throws an `AppError` at the first that fails. */
export async function importRows({ orgId, chatbotId, rows, onBatch }: ImportOptions): Promise<void> {
  for (const batch of inBatches(rows, LIMITS.qaRowsPerImport)) {
    const receipt = await callContract(importQa, { orgId, chatbotId, rows: batch });
    onBatch({ rows: batch.length, ...receipt });
  }
}
