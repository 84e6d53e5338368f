import { type DocumentReference, GrpcStatus, type WriteBatch } from 'firebase-admin/firestore';
import { db } from '../app.ts';

/**
 * Deletes documents that are there, in one commit, to which `count` adds what is written down of it: whoever else deletes the
 * same ones, each is counted once. False, and nothing done, where one of them, or what `count` writes to, is gone.
 */
export async function deleteOnce(
  doomed: readonly DocumentReference[],
  count: (batch: WriteBatch, documents: number) => void,
): Promise<boolean> {
  const batch = db.batch();
  for (const ref of doomed) batch.delete(ref, { exists: true });
  count(batch, doomed.length);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === GrpcStatus.NOT_FOUND || code === GrpcStatus.FAILED_PRECONDITION) return false;
    throw error;
  }
}
