import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectionReference } from 'firebase-admin/firestore';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { runMain } from '../../local/src/errors/runMain.ts';
import { admin } from '../support/admin.ts';
import { toJson } from '../support/documents/storedForm.ts';

/** Documents of a collection that are looked at, and kept of each kind. */
const LOOKED_AT = 20;
const KEPT = 2;

interface Kept {
  /** Path with `{}` for ids. */
  kind: string;
  data: unknown;
}

/** Names of a document's fields, by which two of a kind differ. */
function shapeOf(data: object): string {
  return Object.keys(data).toSorted().join();
}

async function keepOf(collection: CollectionReference, kinds: Map<string, Map<string, unknown>>): Promise<void> {
  const { docs } = await collection.limit(LOOKED_AT).get();
  for (const doc of docs) {
    const kind = doc.ref.path.replaceAll(/\/[^/]+(\/|$)/g, '/{}$1');
    const kept = kinds.get(kind) ?? new Map<string, unknown>();
    const shape = shapeOf(doc.data());
    if (kept.size < KEPT && !kept.has(shape)) kept.set(shape, toJson(doc.data()));
    kinds.set(kind, kept);
    for (const below of await doc.ref.listCollections()) await keepOf(below, kinds);
  }
}

/** `npm run documents -- RELEASE`: keeps documents of each kind, as the seeded product stores them, for every later release to read. */
await runMain(async ([release = '']) => {
  if (!/^\d+\.\d+\.\d+$/.test(release)) throw new Error('Name the release: 1.2.3.');
  const kinds = new Map<string, Map<string, unknown>>();
  for (const collection of await admin.db.listCollections()) await keepOf(collection, kinds);
  const rows = [...kinds].toSorted(([one], [other]) => one.localeCompare(other));
  const kept = rows.flatMap(([kind, shapes]): Kept[] => [...shapes.values()].map((data) => ({ kind, data })));
  const folder = path.join(ROOT, 'tests', 'fixtures', 'documents');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${release}.json`);
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`${kept.length} documents of ${kinds.size} kinds in ${path.relative(ROOT, file)}`);
  return 0;
});
