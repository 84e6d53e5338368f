import type { QuerySnapshot } from 'firebase/firestore';
import type { RawDocument } from './liveEntries.ts';

/** The documents of an answer as they are stored. */
export function rawDocuments(snapshot: QuerySnapshot): readonly RawDocument[] {
  return snapshot.docs.map((document) => {
    const fields: unknown = document.data({ serverTimestamps: 'estimate' });
    return { id: document.id, fields };
  });
}
