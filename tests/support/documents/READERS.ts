import { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod';
import { refs } from '../../../functions/src/kernel/platform/refs.ts';

interface Reader {
  fromFirestore: (snapshot: { data: () => unknown }) => object;
  toFirestore: (data: object) => unknown;
}

const readerSchema = z.custom<Reader>(
  (value) => typeof value === 'object' && value !== null && 'fromFirestore' in value,
);
const IDS = ['i0', 'i1', 'i2', 'i3', 'i4', 'i5'];

/** The functions' own way of reading each kind of document, by its path with `{}` for ids. The SDK keeps it with the reference. */
export const READERS = new Map(
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
