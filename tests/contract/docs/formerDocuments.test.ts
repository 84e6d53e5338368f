import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { READERS } from '../../support/documents/READERS.ts';
import { fromJson } from '../../support/documents/storedForm.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'fixtures', 'documents');
const keptSchema = z.array(z.strictObject({ kind: z.string(), data: z.unknown() }));
const RELEASES = readdirSync(FOLDER).map((file) => ({
  release: file.replace(/\.json$/, ''),
  kept: keptSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))),
}));

describe.each(RELEASES)('documents as $release stored them', ({ kept }) => {
  const known = kept.filter(({ kind }) => READERS.has(kind));

  it('are of most kinds', () => {
    expect(new Set(known.map(({ kind }) => kind)).size).toBeGreaterThan(20);
  });

  it.each(known)('can be read: $kind', ({ kind, data }) => {
    const reader = READERS.get(kind);
    const read = reader?.fromFirestore({ data: () => fromJson(data) });
    expect(Object.keys(read ?? {}).length).toBeGreaterThan(0);
    // Documents say their version once they are written whole again.
    const written = z.looseObject({ schemaVersion: z.int() }).parse(reader?.toFirestore(read ?? {}));
    expect(reader?.fromFirestore({ data: () => written })).toEqual(read);
  });
});
