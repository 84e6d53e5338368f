import { expect, it } from 'vitest';
import { normalizeMarks } from './citationMarks.ts';

const KNOWN = new Set([1, 2, 3, 12]);

it.each([
  ['We ship to Austria [1, 2].', 'We ship to Austria [1][2].'],
  ['We ship to Austria [1][2].', 'We ship to Austria [1][2].'],
  ['We ship to Austria [1-3].', 'We ship to Austria [1][2][3].'],
  ['We ship to Austria [1–2].', 'We ship to Austria [1][2].'],
  ['We ship to Austria [1; 3].', 'We ship to Austria [1][3].'],
  ['We ship to Austria [1 and 2].', 'We ship to Austria [1][2].'],
  ['Wir liefern nach Österreich [1 und 2].', 'Wir liefern nach Österreich [1][2].'],
  ['We ship to Austria. [1]', 'We ship to Austria. [1]'],
  ['We ship to Austria (1).', 'We ship to Austria [1].'],
  ['We ship to Austria. (1, 2)', 'We ship to Austria. [1][2]'],
  ['We ship to Austria [^1].', 'We ship to Austria [1].'],
  ['We ship to Austria 【1】.', 'We ship to Austria [1].'],
  ['We ship to Austria【1†shipping.md】.', 'We ship to Austria [1].'],
  ['We ship to Austria [Source 1].', 'We ship to Austria [1].'],
  ['We ship to Austria (Source 2).', 'We ship to Austria [2].'],
  ['Wir liefern nach Österreich [Quelle 1].', 'Wir liefern nach Österreich [1].'],
  ['Wir liefern (Quellen 1, 2) nach Österreich.', 'Wir liefern [1][2] nach Österreich.'],
  ['We ship to Austria [passage 12].', 'We ship to Austria [12].'],
  ['We ship to Austria [passage n="1"].', 'We ship to Austria [1].'],
  ['We ship to Austria.¹', 'We ship to Austria. [1]'],
  ['Wir liefern nach Österreich².', 'Wir liefern nach Österreich [2].'],
  ['We ship to Austria [7].', 'We ship to Austria.'],
  ['We ship to Austria [1, 7].', 'We ship to Austria [1].'],
])('reads %j as %j', (written, read) => {
  expect(normalizeMarks(written, KNOWN)).toBe(read);
});

it.each([
  'The flat has 80 m².',
  'It takes two weeks (14 days).',
  'Call us (0761 5550140).',
  'Step (1) is to call us.',
  'See [our page](https://shop.example).',
  'Size [XL] is sold out.',
  'It fits tents for two (2 persons).',
  'Room 30 is closed (30).',
])('leaves %j alone', (written) => {
  expect(normalizeMarks(written, KNOWN)).toBe(written);
});
