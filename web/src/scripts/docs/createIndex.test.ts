import { expect, it } from 'vitest';
import { createIndex } from './createIndex.ts';

const ENTRIES = [
  { id: '/de/docs/look', title: 'Aussehen', heading: '', text: 'Farben und Größe der Schaltfläche' },
  { id: '/de/docs/look#farben', title: 'Aussehen', heading: 'Farben', text: 'Sechs Ziffern, etwa #0F5C4D' },
  { id: '/de/docs/embed', title: 'Einbinden', heading: '', text: 'Eine Zeile HTML' },
];
const search = createIndex(ENTRIES);
const idsOf = (query: string) => search(query).map(({ id }) => id);

it.each([
  ['groesse', '/de/docs/look'],
  ['Größ', '/de/docs/look'],
  ['einbnden', '/de/docs/embed'],
  ['ziffern', '/de/docs/look#farben'],
])('finds “%s”', (query, id) => {
  expect(idsOf(query)[0]).toBe(id);
});

it('wants every word, and finds nothing for what is nowhere', () => {
  expect(idsOf('farben html')).toEqual([]);
  expect(idsOf('rechnung')).toEqual([]);
});

it('refuses what is no list of entries', () => {
  expect(() => createIndex({ error: 1 })).toThrow(/"expected": "array"/);
});
