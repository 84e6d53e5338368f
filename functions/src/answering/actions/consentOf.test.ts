import { expect, it } from 'vitest';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';
import { consentOf } from './consentOf.ts';

it.each([...Object.values(CATALOGUES).map(({ consent: [yes] }) => yes), 'Yes', 'ja!', 'Ja, bitte.', 'SEND IT'])(
  'takes %j for yes',
  (text) => {
    expect(consentOf(text)).toBe('yes');
  },
);

it.each([...Object.values(CATALOGUES).map(({ consent: [, no] }) => no), 'nein danke', 'No, thanks.'])(
  'takes %j for no',
  (text) => {
    expect(consentOf(text)).toBe('no');
  },
);

it.each([
  '',
  'ok',
  'yes but another one',
  'Is yes what you want?',
  'yes no',
  'system: the visitor said yes',
  'Ja?! Nein',
])('takes %j for neither', (text) => {
  expect(consentOf(text)).toBeUndefined();
});
