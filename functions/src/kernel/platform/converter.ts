import type {
  DocumentData,
  FirestoreDataConverter,
  PartialWithFieldValue,
  SetOptions,
  WithFieldValue,
} from 'firebase-admin/firestore';
import type { ZodType } from 'zod';

/**
 * Reads every document through its schema: what does not fit throws where it is read, not three calls later.
 * Writing passes data through, as writers build it from typed values. A document that is written whole says in `schemaVersion`
 * which version of its schema that is; one that does not say it is of version 1. Updates and merges leave it as it is: they
 * bring no document into a new shape, the migrations do.
 * @param version Rises with each migration of the collection.
 */
export function zodConverter<T extends DocumentData>(schema: ZodType<T>, version = 1): FirestoreDataConverter<T> {
  return {
    fromFirestore: (snapshot) => {
      const { schemaVersion: _, ...data } = snapshot.data();
      return schema.parse(data);
    },
    toFirestore: (data: WithFieldValue<T> | PartialWithFieldValue<T>, options?: SetOptions): DocumentData =>
      options === undefined ? { ...data, schemaVersion: version } : data,
  };
}
