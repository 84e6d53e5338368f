import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { refs } from '../../../functions/src/kernel/platform/refs.ts';
import { fromJson } from '../../support/documents/storedForm.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'fixtures', 'documents');
const keptSchema = z.array(z.strictObject({ kind: z.string(), data: z.unknown() }));
const RELEASES = readdirSync(FOLDER).map((file) => ({
  release: file.replace(/\.json$/, ''),
  kept: keptSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))),
}));

interface Reader {
  fromFirestore: (snapshot: { data: () => unknown }) => object;
  toFirestore: (data: object) => unknown;
}

const readerSchema = z.custom<Reader>(
  (value) => typeof value === 'object' && value !== null && 'fromFirestore' in value,
);
const IDS = ['i0', 'i1', 'i2', 'i3', 'i4', 'i5'];

/** The functions' own way of reading each kind of document, by its path with `{}` for ids. The SDK keeps it with the reference. */
const READERS = new Map(
  Object.values(refs).flatMap((make: (...ids: never[]) => unknown) => {
    const made: unknown = Reflect.apply(make, undefined, IDS.slice(0, make.length));
    if (!(made instanceof DocumentReference) && !(made instanceof CollectionReference)) return [];
    const kind = made.path.replaceAll(/\bi\d\b/g, '{}');
    const reader: unknown = Reflect.get(made, made instanceof DocumentReference ? '_converter' : '_queryOptions');
    const own: unknown =
      made instanceof DocumentReference || typeof reader !== 'object' || reader === null
        ? reader
        : Reflect.get(reader, 'converter');
    const { data } = readerSchema.safeParse(own);
    return data === undefined ? [] : [[made instanceof DocumentReference ? kind : `${kind}/{}`, data] as const];
  }),
);

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
