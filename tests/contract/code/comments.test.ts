import { expect, it } from 'vitest';
import { CODE_ROOTS } from '../../../local/src/structure/CODE_ROOTS.ts';
import { filesOf } from '../../../local/src/structure/importsOf.ts';
import { isClause } from '../../../local/src/structure/isClause.ts';
import { openingsOf } from '../../../local/src/structure/openingsOf.ts';

it('doc comments begin with a noun or a verb', () => {
  const openings = openingsOf(CODE_ROOTS.flatMap(({ root }) => filesOf(root)));
  expect(openings.length).toBeGreaterThan(5000);
  expect(openings.filter(isClause).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

it.each([
  ['What a visitor is asked.', true],
  ['Whether it is open.', true],
  ['So many pages in a row.', true],
  ['Question to the visitor.', false],
  ['Whatsapp numbers.', false],
])('of a comment "%s" that is refused: %s', (text, isRefused) => {
  expect(isClause({ file: '', text })).toBe(isRefused);
});
