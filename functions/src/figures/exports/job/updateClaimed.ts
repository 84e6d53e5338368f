import type { DataExport } from '@parlance/domain/documents/exports/dataExport';
import type { UpdateData } from 'firebase-admin/firestore';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';

/** Whose export: the attempt tells workers apart. */
export interface Claim {
  orgId: string;
  exportId: string;
  attempt: number;
}

/** Changes an export as long as this worker has it. False, and nothing changed, where it is gone, withdrawn or another's. */
export async function updateClaimed(
  { orgId, exportId, attempt }: Claim,
  change: UpdateData<DataExport>,
): Promise<boolean> {
  const ref = refs.dataExport(orgId, exportId);
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(ref)).data();
    if (found?.status !== 'running' || found.attempts !== attempt) return false;
    transaction.update(ref, change);
    return true;
  });
}
