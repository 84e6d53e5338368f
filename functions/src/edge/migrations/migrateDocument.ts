import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { StoredDocument } from '../../kernel/platform/schedule/Migration.ts';
import type { Pass } from './passesOf.ts';

/** Changes of a document: fields to write, which say the new version in any case. */
export interface Migrated {
  fields: Record<string, unknown>;
  /** False where it only gets its version. */
  isChanged: boolean;
}

const versionSchema = z.int().positive().default(1);

/**
 * Takes a document through the steps that it lacks, and writes nothing. Undefined where it lacks none. Throws what a step throws, and
 * where the document is older than the first step.
 */
export async function migrateDocument(
  found: QueryDocumentSnapshot,
  { steps, to }: Pass,
  context: Pick<StoredDocument, 'now' | 'noteReads'>,
): Promise<Migrated | undefined> {
  const before = versionSchema.parse(found.get('schemaVersion'));
  if (before >= to) return undefined;
  const missing = steps.filter((step) => step.to > before);
  if (missing[0]?.to !== before + 1) throw new Error(`No migration begins at version ${before}`);
  let fields: Record<string, unknown> = {};
  let isChanged = false;
  for (const { migrate } of missing) {
    const change = await migrate({ ...context, ref: found.ref, data: { ...found.data(), ...fields } });
    isChanged ||= change !== null;
    fields = { ...fields, ...change };
  }
  return { fields: { ...fields, schemaVersion: to }, isChanged };
}
