import { expect, it } from 'vitest';
import { textFor, textsFor } from './textsFor.ts';

it('leaves out what is for another language, and shows no mark', () => {
  const texts = ['[en] Hello.', '[de] <b>Guten Tag.</b>', 'Parlance', ' [DE]Fragen Sie.', '[fr] Bonjour', 'About [de]'];
  expect(textsFor('de', texts)).toEqual(['<b>Guten Tag.</b>', 'Parlance', 'Fragen Sie.', '[fr] Bonjour', 'About [de]']);
  expect(textsFor('en', texts)).toEqual(['Hello.', 'Parlance', '[fr] Bonjour', 'About [de]']);
});

it('a text with room for one says one thing to each language, and the same to all where it has no mark', () => {
  const text = '[de] Ihre Frage [en] Your question';
  expect([textFor('de', text), textFor('en', text)]).toEqual(['Ihre Frage', 'Your question']);
  expect([textFor('de', 'Ask [us]'), textFor('en', '[de] Ihre Frage')]).toEqual(['Ask [us]', '']);
});
