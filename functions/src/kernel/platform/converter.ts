import type {
  DocumentData,
  FirestoreDataConverter,
  PartialWithFieldValue,
  WithFieldValue,
} from 'firebase-admin/firestore';
import type { ZodType } from 'zod';

/**
 * Reads every document through its schema: what does not fit throws where it is read, not three calls later.
 * Writing passes data through; writers build it from typed values.
 */
export function zodConverter<T extends DocumentData>(schema: ZodType<T>): FirestoreDataConverter<T> {
  return {
    fromFirestore: (snapshot) => schema.parse(snapshot.data()),
    toFirestore: (data: WithFieldValue<T> | PartialWithFieldValue<T>): DocumentData => data,
  };
}
