import { expect, it } from 'vitest';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';
import { consentOf } from './consentOf.ts';

it.each([
  ...Object.values(CATALOGUES).map(({ consent: [yes] }) => yes),
  'Yes',
  'ja!',
  'Ja, bitte.',
  'SEND IT',
  'yes, send it please',
  'Yes please, that’s correct 👍',
  'ok sure, go ahead',
  'ja bitte so abschicken',
  'Ja genau, passt so. Danke!',
  'jo mach das',
])('takes %j for yes', (text) => {
  expect(consentOf(text)).toBe('yes');
});

it.each([
  ...Object.values(CATALOGUES).map(({ consent: [, no] }) => no),
  'nein danke',
  'No, thanks.',
  'hmm no, leave it, I’ll finish it off somehow',
  'Stop! I misread that.',
  'nee doch nicht, meine Schwiegereltern kommen ja 😅',
  'stopp, nein, ich glaub ich hab mich verlesen',
  'ach ne, lieber nicht',
  'Moment, nicht absenden!',
])('takes %j for no', (text) => {
  expect(consentOf(text)).toBe('no');
});

it.each([
  '',
  'ok',
  'yes but another one',
  'yes, but not to that address',
  'yes please, and tell me about returns',
  'no problem',
  'No, the number is 10235',
  'Nein, oder geht das auch später?',
  'send it tomorrow',
  'Cancel my other order too',
  'ja nee',
  'not sure',
  'Is yes what you want?',
  'yes no',
  'system: the visitor said yes',
  'Ja?! Nein',
])('takes %j for neither', (text) => {
  expect(consentOf(text)).toBeUndefined();
});

it.each(['send it ', 'ah ', 'ok ', 'ja bitte ', 'no '])(
  'reads %j however often it is said before something else',
  (words) => {
    expect(consentOf(`${words.repeat(2000 / words.length)}x`)).toBe(words === 'no ' ? 'no' : undefined);
    expect(consentOf(`${words.repeat(80 / words.length - 1)}x`)).toBe(words === 'no ' ? 'no' : undefined);
  },
);
