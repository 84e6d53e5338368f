import { expect, it } from 'vitest';
import { textsFor } from './textsFor.ts';

it('leaves out what is for another language, and shows no mark', () => {
  const texts = ['[en] Hello.', '[de] <b>Guten Tag.</b>', 'Parlance', ' [DE]Fragen Sie.', '[fr] Bonjour', 'About [de]'];
  expect(textsFor('de', texts)).toEqual(['<b>Guten Tag.</b>', 'Parlance', 'Fragen Sie.', '[fr] Bonjour', 'About [de]']);
  expect(textsFor('en', texts)).toEqual(['Hello.', 'Parlance', '[fr] Bonjour', 'About [de]']);
});
