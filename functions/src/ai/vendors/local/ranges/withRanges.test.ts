import { expect, it } from 'vitest';
import { unitsOf } from '../unitsOf.ts';
import { withRanges } from './withRanges.ts';

/** The texts that hold the figure of a question, and those that do not. */
function split(question: string, ...texts: string[]): { held: string[]; others: string[] } {
  const found = withRanges(question, unitsOf([{ n: 1, heading: 'Prices', text: texts.join('\n\n') }]));
  const those = (holds: boolean) =>
    found.filter(({ ranges }) => ranges.some((range) => range.holds === holds)).map(({ text }) => text);
  return { held: those(true), others: those(false) };
}

it.each([
  [
    'What does it cost for 12 people?',
    ['Group: 10-20 people | Price: 9 €'],
    ['Group: 1-9 people | Price: 12 €', 'Group: from 21 | Price: 7 €'],
  ],
  ['What does it cost for a group of 25?', ['Group: from 21 | Price: 7 €'], ['Group: 1-9 people | Price: 12 €']],
  ['Twelve guests, what is it?', ['Guests: 10 to 20 | Price: 9 €'], ['Guests: under 10 | Price: 12 €']],
  ['Was kostet es für zwölf Personen?', ['Personen: ab 10 | Preis: 9 €'], ['Personen: bis 9 | Preis: 12 €']],
  ['Is a suitcase of 25 kg allowed?', ['Up to 32 kg for 90 euros.'], ['Suitcases up to 23 kg are free.']],
  ['Darf ein Koffer 25 kg wiegen?', ['Bis zu einem Gewicht von 32 kg.'], ['Koffer bis 23 kg sind frei.']],
  [
    'Shipping for an order of 60 euros?',
    ['Order: from 50 EUR | Shipping: free'],
    ['Order: up to 50 EUR | Shipping: 4.90 EUR'],
  ],
  ['Versand für 30 €?', ['Unter 50 € kostet der Versand 4,90 €.'], ['Über 50 € ist er frei.']],
  ['Ein Paket mit 900 g?', ['Gewicht: bis 1 kg | Preis: 4 €'], ['Gewicht: über 1 kg | Preis: 8 €']],
  [
    'How much for my 8-year-old?',
    ['Children from 6 to 14 pay half.'],
    ['Children up to 5 years are free.', 'Adults (18+) pay 20 euros.'],
  ],
  ['Eintritt für 12-Jährige?', ['Alter: 6–14 | Eintritt: 5 €'], ['Alter: 15 und älter | Eintritt: 9 €']],
  ['Can I bring a board wider than 80 cm?', ['At least 75 cm wide: oversize.'], ['Less than 75 cm: free.']],
  [
    'Mehr als 20 Teilnehmer?',
    ['Teilnehmer: mindestens 21 | Preis: 7 €'],
    ['Teilnehmer: zwischen 10 und 20 | Preis: 9 €'],
  ],
  ['100 copies please, how much?', ['Copies: 50 or more | Price: 5 c'], ['Copies: 1-49 | Price: 8 c']],
  [
    'What if I cancel 3 days before?',
    ['Less than 7 days before: 80 %.'],
    ['Up to 14 days before: free.', '13 to 7 days before: 50 %.'],
  ],
  [
    'Ich storniere 20 Tage vor Anreise.',
    ['Bis 14 Tage vor Anreise ist es frei.'],
    ['Ab 13 Tage vor Anreise kostet es 50 %.'],
  ],
])('knows what holds the figure of %j', (question, held, others) => {
  expect(split(question, ...others, ...held)).toEqual({ held, others });
});

it.each([
  ['What does it cost for 12 people?', 'Suitcases up to 23 kg are free.'],
  ['What does a tour cost?', 'Group: 1-9 people | Price: 12 €'],
  ['Are you open on 12 May?', 'From 10 May we open at 9:00.'],
  ['Is it 2 adults and 3 children?', 'Open from 9:30 to 18:00, call 0761-123456.'],
  ['A price for 12 people?', 'Tour: Castle | Price per person: 10-15'],
])('finds no range for %j in %j', (question, text) => {
  expect(split(question, text)).toEqual({ held: [], others: [] });
});

it('reads the last sentence with figures', () => {
  const texts = ['Group: 1-9 people', 'Group: 10-20 people'].map((text) => `${text} | Price: 1 €`);
  expect(split('What is it for 5 people? And for 12 people?', ...texts).held).toEqual([texts[1]]);
});
