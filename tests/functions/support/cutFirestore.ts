import { DocumentReference, GrpcStatus, Query, WriteBatch } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { db } from '../../../functions/src/kernel/platform/app.ts';

/**
 * Firestore is away for this process: every read, write and transaction fails as it does when the client has given up trying.
 * `hangs` instead lets reads wait without an end. Returns what brings it back.
 */
export function cutFirestore({ hangs = false } = {}): () => void {
  const away = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('14 UNAVAILABLE'), { code: GrpcStatus.UNAVAILABLE }));
  const read = hangs ? (): Promise<never> => new Promise(() => undefined) : away;
  const spies = [
    vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(read),
    vi.spyOn(Query.prototype, 'get').mockImplementation(read),
    vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(away),
    vi.spyOn(db, 'runTransaction').mockImplementation(away),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
