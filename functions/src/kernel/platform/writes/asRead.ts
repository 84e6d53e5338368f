import type { DocumentSnapshot, Precondition } from 'firebase-admin/firestore';

/** Binds a write to the version of the document that was read: see `retryConflicts`. */
export function asRead({ updateTime }: Pick<DocumentSnapshot, 'updateTime'>): Precondition {
  return updateTime === undefined ? { exists: true } : { lastUpdateTime: updateTime };
}
