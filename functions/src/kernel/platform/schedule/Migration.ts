import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

/** A stored document that is migrated. */
export interface StoredDocument {
  ref: DocumentReference;
  /** Its fields as they are stored, after the migrations before this one. */
  data: DocumentData;
  now: Date;
  /** Notes that further documents were read for it: they count for the day's bound. */
  noteReads: (documents: number) => void;
}

/**
 * One step of a collection's documents to a new version. Until all have it, and where a document could not be migrated, code reads
 * both shapes: a new field has a default. A collection whose documents are migrated is written through its converter alone, which
 * says the newest version.
 */
export interface Migration {
  /** Id of the collection, wherever it lies: `chats` are those of every organization. */
  collection: string;
  /** Version of the documents afterwards; they are of the one before. */
  to: number;
  /**
   * Top-level fields that change, or null where the document is in the new shape already. It reads and never writes, as its
   * result may be thrown away, and says the same if it is asked again. What it throws is logged, and the document left as it is.
   */
  migrate: (stored: StoredDocument) => Promise<Record<string, unknown> | null> | Record<string, unknown> | null;
}
