import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../functions/src/edge/migrations/MIGRATIONS.ts';
import { passesOf } from '../../functions/src/edge/migrations/passesOf.ts';
import { READERS } from '../support/documents/READERS.ts';

/** Collections with the version that their documents say when they are written whole. */
const VERSIONS = [...READERS].map(([kind, { toFirestore }]) => [kind.split('/').at(-2), toFirestore({})] as const);

it('documents are written in the version to which the migrations bring the others', () => {
  expect(VERSIONS.length).toBeGreaterThan(50);
  const newest = new Map(passesOf(MIGRATIONS).map(({ collection, to }) => [collection, to]));
  for (const [collection = '', written] of VERSIONS) {
    expect([collection, written]).toEqual([collection, { schemaVersion: newest.get(collection) ?? 1 }]);
  }
});

it('the migrations of a collection follow each other without a gap, and each collection is one that there is', () => {
  for (const { collection, steps } of passesOf(MIGRATIONS)) {
    const [first = 0] = steps.map(({ to }) => to);
    expect(steps.map(({ to }) => to)).toEqual(steps.map((_, place) => first + place));
    expect(first).toBeGreaterThan(1);
    expect(VERSIONS.map(([known]) => known)).toContain(collection);
  }
});
