import { expect, it } from 'vitest';
import { CONSENT_REPLIES, consentOf } from './consentOf.ts';

it.each([...Object.values(CONSENT_REPLIES).map(([yes]) => yes), 'Yes', 'ja!', 'Ja, bitte.', 'SEND IT'])(
  'takes %j for yes',
  (text) => {
    expect(consentOf(text)).toBe('yes');
  },
);

it.each([...Object.values(CONSENT_REPLIES).map(([, no]) => no), 'nein danke', 'No, thanks.'])(
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
