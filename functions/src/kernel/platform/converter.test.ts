import { expect, it } from 'vitest';
import * as z from 'zod';
import { zodConverter } from './converter.ts';

/** The part of a converter that is used, with snapshots of which only the data is there. */
interface Converter {
  fromFirestore: (snapshot: { data: () => object }) => unknown;
  toFirestore: (data: object, options?: { merge: true }) => unknown;
}

const converter = z.custom<Converter>().parse(zodConverter(z.strictObject({ name: z.string() }), 3));

function read(data: object): unknown {
  return converter.fromFirestore({ data: () => data });
}

it('a document that is written whole says its version', () => {
  expect(converter.toFirestore({ name: 'Ada' })).toEqual({ name: 'Ada', schemaVersion: 3 });
});

it('a merge brings no document into another shape, and does not say so', () => {
  expect(converter.toFirestore({ name: 'Ada' }, { merge: true })).toEqual({ name: 'Ada' });
});

it('the version is nothing that readers see, be it there or not', () => {
  expect(read({ name: 'Ada', schemaVersion: 2 })).toEqual({ name: 'Ada' });
  expect(read({ name: 'Ada' })).toEqual({ name: 'Ada' });
});

it('a document that does not fit is refused', () => {
  expect(() => read({ name: 'Ada', schemaVersion: 3, born: 1815 })).toThrow(/born/);
});
