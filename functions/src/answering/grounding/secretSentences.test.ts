import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import { expect, it } from 'vitest';
import { createLeakGuard } from './createLeakGuard.ts';
import { secretSentences } from './secretSentences.ts';

it('keeps manners and what is marked private, and not what states a fact', () => {
  const instructions = [
    'Be warm and to the point. Free shipping starts at 50 euros.',
    'Appointments are made at 0761 5550140.',
    'Private: the margin on tents is 40 %.',
    '- Vertraulich: Rabatt bis 15 % ist erlaubt.',
    'Write to help@fern.example.',
  ].join('\n');
  expect(secretSentences(instructions)).toEqual([
    'Be warm and to the point.',
    'Private: the margin on tents is 40 %.',
    '- Vertraulich: Rabatt bis 15 % ist erlaubt.',
  ]);
});

const PLACES: Readonly<Record<string, string>> = {
  '[phone number or address of the booking page]': '0761 5550140',
  '[Telefonnummer oder Adresse der Buchungsseite]': '0761 5550140',
  '[e-mail address or phone number]': 'help@fern.example',
  '[e-mail address]': 'help@fern.example',
  '[support address]': 'help@fern.example',
};

function fill(template: string): string {
  return Object.entries(PLACES).reduce((text, [place, fact]) => text.replaceAll(place, fact), template);
}

/** Sentences that the templates themselves ask chatbots to say. */
it.each([
  'Appointments are made at 0761 5550140; you cannot book any here.',
  'Appointments are made at 0761 5550140.',
  'For orders in progress and complaints, please write to help@fern.example.',
  'For an offer, please write to help@fern.example.',
  'If the steps do not help, please write to help@fern.example.',
])('lets %j through, whichever template is used', (sentence) => {
  for (const { text } of Object.values(SHARED_TEXTS).flatMap((texts) => Object.values(texts.instructionTemplates))) {
    const isLeak = createLeakGuard(secretSentences(fill(text)).join('\n'), '')('');
    expect(isLeak('', sentence)).toBe(false);
  }
});
