import { expect, it } from 'vitest';
import { extremeOf } from './extremeOf.ts';

const TABLES = [
  { text: 'Table: Oslo table | Price: 1,299.00 euros | Width: 180 cm' },
  { text: 'Table: Bergen table | Price: 849.00 euros | Width: 220 cm' },
  { text: 'Table: Oslo bench | Colour: oak' },
];

function namesFor(question: string): string[] | undefined {
  return extremeOf(question, TABLES)?.map(({ text }) => /: (\w+)/.exec(text)?.[1] ?? '');
}

it.each([
  ['Which table is cheaper?', ['Bergen', 'Oslo']],
  ['Which table is more expensive?', ['Oslo', 'Bergen']],
  ['Which one is wider?', ['Bergen', 'Oslo']],
  ['Which table is heavier?', undefined],
  ['What does a table cost?', undefined],
])('sorts the texts for %j', (question, names) => {
  expect(namesFor(question)).toEqual(names);
});

it('compares no repairs where things are asked for', () => {
  const repairs = [
    { text: 'Leistung: Zeltflicken bis 20 cm | Preis: ab 15 €' },
    { text: 'Leistung: Neuer Reißverschluss an einem Zelt | Preis: ab 55 €' },
  ];
  expect(extremeOf('Welches Zelt ist günstiger?', repairs)).toEqual([]);
  const tents = [{ text: 'Modell: Kuppelzelt | Preis: 199 €' }, { text: 'Modell: Hauszelt | Preis: 149 €' }];
  expect(extremeOf('Welches Zelt ist günstiger?', tents)).toEqual(tents.toReversed());
});

it('compares no days with hours', () => {
  expect(extremeOf('Which is faster?', [{ text: 'Post: 3 days' }, { text: 'Courier: 20 hours' }])).toBeUndefined();
});
