import { expect, it } from 'vitest';
import { searchWords } from './searchWords.ts';

it('takes whole words, folded, codes first and then the longest', () => {
  expect(searchWords('Passt das Gestänge zum Zelt AB4711? Das GESTAENGE!')).toEqual([
    'ab4711',
    'gestaenge',
    'passt',
    'zelt',
  ]);
});

it('leaves out what every text has', () => {
  expect(searchWords('The and der die, es 1 [2]')).toEqual([]);
  expect(searchWords('18 €')).toEqual(['18']);
});

it('meets what is typed in either spelling', () => {
  expect(searchWords('Größe')).toEqual(searchWords('groesse'));
  expect(searchWords('café')).toEqual(searchWords('CAFE'));
});
