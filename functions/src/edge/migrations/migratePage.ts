import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { isTransient } from '../../kernel/platform/writes/isTransient.ts';
import { migrateDocument } from './migrateDocument.ts';
import type { Pass } from './passesOf.ts';

const AT_ONCE = 10;

interface Write {
  found: QueryDocumentSnapshot;
  fields: Record<string, unknown>;
}

/** Outcome of the migrations of some documents. Nothing of it is written yet. */
export interface MigratedPage {
  writes: readonly Write[];
  /** Of the documents that are written, those that get more than their version. */
  changed: number;
  failures: readonly { document: string; error: unknown }[];
  /** Documents that were read for it, the page's own among them. */
  reads: number;
}

/** Migrates documents as they were read. One that cannot be migrated holds up no other; throws while Firestore is away. */
export async function migratePage(
  docs: readonly QueryDocumentSnapshot[],
  pass: Pass,
  now: Date,
): Promise<MigratedPage> {
  const writes: Write[] = [];
  const failures: { document: string; error: unknown }[] = [];
  let changed = 0;
  let reads = docs.length;
  const noteReads = (documents: number): void => {
    reads += documents;
  };
  await eachAtOnce(docs, AT_ONCE, async (found) => {
    try {
      const migrated = await migrateDocument(found, pass, { now, noteReads });
      if (migrated === undefined) return;
      writes.push({ found, fields: migrated.fields });
      if (migrated.isChanged) changed += 1;
    } catch (error) {
      if (isTransient(error)) throw error;
      failures.push({ document: found.ref.path, error });
    }
  });
  return { writes, changed, failures, reads };
}
