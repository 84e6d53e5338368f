import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { meansTheSame } from './meansTheSame.ts';
import { saysTheSame } from './saysTheSame.ts';

const FILE = new URL('../../../../tests/fixtures/sameQuestions.json', import.meta.url);
const rows = z
  .array(z.object({ language: z.enum(['en', 'de']), question: z.string(), same: z.string(), other: z.string() }))
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

const isTaken = (one: string, other: string): boolean => saysTheSame(one, other) || meansTheSame(one, other);

/** Questions of a business and what a visitor asks in the other direction. */
const REVERSED: readonly [own: string, asked: string][] = [
  ['Can I switch from Basic to Plus?', 'Can I switch from Plus to Basic?'],
  ['Do you ship from Oslo to Bergen?', 'Do you ship from Bergen to Oslo?'],
  ['Does the landlord pay the tenant?', 'Does the tenant pay the landlord?'],
  ['Is breakfast before yoga?', 'Is yoga before breakfast?'],
  ['How do I log in?', 'How do I log out?'],
  ['Kann ich von Basis auf Plus wechseln?', 'Kann ich von Plus auf Basis wechseln?'],
  ['Liefern Sie von Bremen nach Ulm?', 'Liefern Sie von Ulm nach Bremen?'],
  ['Zahlt der Mieter dem Vermieter die Kaution?', 'Zahlt der Vermieter dem Mieter die Kaution?'],
  ['Wie checke ich ein?', 'Wie checke ich aus?'],
];

/** `{a}` and `{b}` change places. */
const FORMS: Readonly<Record<string, { forms: string[]; things: [string, string][] }>> = {
  en: {
    forms: [
      'Can I upgrade from {a} to {b}?',
      'How much is a transfer from {a} to {b}?',
      'Is {a} cheaper than {b}?',
      'Can a {a} invite a {b}?',
      'Does {a} come before {b}?',
      'May I pay for {a} with {b}?',
      'Is the {a} delivered by the {b}?',
      'Can I exchange {a} for {b}?',
      'Do you convert {a} into {b}?',
      'Which {a} needs a {b}?',
    ],
    things: [
      ['Silver', 'Gold'],
      ['Leeds', 'York'],
      ['manager', 'driver'],
      ['lesson', 'exam'],
      ['vouchers', 'points'],
    ],
  },
  de: {
    forms: [
      'Kann ich von {a} zu {b} wechseln?',
      'Was kostet die Fahrt von {a} nach {b}?',
      'Ist {a} günstiger als {b}?',
      'Darf der {a} den {b} einladen?',
      'Kommt {a} vor {b}?',
      'Kann ich {a} mit {b} bezahlen?',
      'Wird {a} durch {b} ersetzt?',
      'Kann ich {a} gegen {b} tauschen?',
      'Hilft der {a} dem {b} beim Umzug?',
      'Braucht {a} immer {b}?',
    ],
    things: [
      ['Silber', 'Gold'],
      ['Köln', 'Mainz'],
      ['Chef', 'Fahrer'],
      ['Kurs', 'Test'],
      ['Gutschein', 'Punkte'],
    ],
  },
};

const pairs = Object.values(FORMS).flatMap(({ forms, things }) =>
  forms.flatMap((form) =>
    things.map(([a, b]) =>
      [
        [a, b],
        [b, a],
      ].map(([one = '', two = '']) => form.replace('{a}', one).replace('{b}', two)),
    ),
  ),
);

describe.each(['en', 'de'] as const)('own answers by meaning, measured in %s', (language) => {
  const own = rows.filter((row) => row.language === language);

  it('take no near miss for the question, nor any other question', () => {
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(({ question, other }) => isTaken(other, question))).toEqual([]);
    const all = own.flatMap(({ question, other }) => [question, other]);
    const crossed = all.flatMap((one, index) => all.slice(index + 1).filter((other) => isTaken(one, other)));
    expect(crossed).toEqual([]);
  });

  it('take most paraphrases for it', () => {
    const found = own.filter(({ question, same }) => isTaken(same, question));
    expect(found.length / own.length).toBeGreaterThanOrEqual(0.7);
  });
});

describe('questions in the other direction', () => {
  it.each(REVERSED)('are never taken for one another: "%s", "%s"', (own, asked) => {
    expect(isTaken(asked, own)).toBe(false);
    expect(isTaken(own, own)).toBe(true);
  });

  it('are told apart in a hundred pairs in both languages', () => {
    expect(pairs).toHaveLength(100);
    expect(pairs.filter(([one = '', other = '']) => isTaken(one, other) || isTaken(other, one))).toEqual([]);
    expect(pairs.filter(([one = '']) => !isTaken(one, one))).toEqual([]);
  });
});
