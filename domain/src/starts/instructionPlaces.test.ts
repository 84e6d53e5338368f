import { expect, it } from 'vitest';
import { fillPlaces, unfilledPlaces } from './instructionPlaces.ts';
import { SHARED_TEXTS } from '../i18n/SHARED_TEXTS.ts';
import { LOCALES } from '../locales.ts';

const KNOWN = { name: 'Quill Bikes', email: 'help@quill.example', phone: '+49 30 1234567' };

it.each(LOCALES)('in %s name and contact go into their places, and the business writes the product alone', (locale) => {
  const texts = Object.values(SHARED_TEXTS[locale].instructionTemplates).map(({ text }) => text);
  expect(texts.flatMap(unfilledPlaces).length).toBeGreaterThan(6);
  const filled = texts.map((text) => fillPlaces(text, KNOWN));
  expect(filled.flatMap(unfilledPlaces)).toHaveLength(1);
  expect(filled.join(' ')).toContain('Quill Bikes');
});

it('a place whose content is not known stays, and a phone number does for any contact', () => {
  const { text } = SHARED_TEXTS.en.instructionTemplates.service;
  expect(unfilledPlaces(fillPlaces(text, { ...KNOWN, email: '', phone: '' }))).toEqual([
    '[e-mail address or phone number]',
  ]);
  expect(fillPlaces(text, { ...KNOWN, email: '' })).toContain(KNOWN.phone);
});

it('brackets of the business’s own are no places', () => {
  expect(unfilledPlaces('Call it [beta], and say [company] twice: [company].')).toEqual(['[company]']);
});
