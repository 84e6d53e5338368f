import { describe, expect, it } from 'vitest';
import type { MarkedRun } from './MarkedRun.ts';
import { renderRuns } from './renderRuns.ts';

/** `^…^` raised, `_…_` lowered, `~…~` struck, `%…%` small. */
function runsOf(text: string): MarkedRun[] {
  return text.split(/(\^[^^]*\^|_[^_]*_|~[^~]*~|%[^%]*%)/).flatMap((part): MarkedRun[] => {
    const inner = part.slice(1, -1);
    if (part === '') return [];
    if (part.startsWith('^')) return [{ text: inner, isRaised: true }];
    if (part.startsWith('_')) return [{ text: inner, isLowered: true }];
    if (part.startsWith('~')) return [{ text: inner, isStruck: true }];
    return part.startsWith('%') ? [{ text: inner, isSmall: true }] : [{ text: part }];
  });
}

describe('what stands above the line', () => {
  it.each([
    ['Soup 4^99^ €', 'Soup 4.99 €'],
    ['Soup 4^99 €^', 'Soup 4.99 €'],
    ['Soup 4^99^^ €^', 'Soup 4.99 €'],
    ['Soup 4,^99^ €', 'Soup 4,99 €'],
    ['Soup 4.^–^ €', 'Soup 4.– €'],
    ['Soup €4^99^', 'Soup €4.99'],
    ['Soup $ 1,204^99^ each', 'Soup $ 1,204.99 each'],
    ['Soup of the day: 4^99^ euros', 'Soup of the day: 4.99 euros'],
    ['Onion tart 13^00^', 'Onion tart 13.00'],
    ['Onion tart 13^50^', 'Onion tart 13⁵⁰'],
    ['3%95% € per glass', '3.95 € per glass'],
    ['Box 3%05%', 'Box 305'],
    ['3 %95 pieces%', '3 95 pieces'],
    ['The hall has 120 m^2^.', 'The hall has 120 m².'],
    ['holds 10^3^ litres', 'holds 10³ litres'],
    ['10^-6^', '10⁻⁶'],
    ['120 euros^1)^ a year', '120 euros (1) a year'],
    ['Gold card^1^', 'Gold card (1)'],
    ['Gold card^1, 2^', 'Gold card (1, 2)'],
    ['Gold card^[3]^', 'Gold card (3)'],
    ['Gold card^a^', 'Gold card (a)'],
    ['the 1^st^ of May', 'the 1st of May'],
    ['le 2^e^ étage', 'le 2e étage'],
    ['M^me^ Curie', 'Mme Curie'],
    ['Parlance^®^ and Brand^TM^', 'Parlance® and BrandTM'],
    ['40 euros^*^', '40 euros*'],
    ['Rings^new^', 'Rings new'],
    ['in 20^25^ rooms', 'in 20²⁵ rooms'],
  ])('%s', (marked, text) => {
    expect(renderRuns(runsOf(marked), 'en')).toBe(text);
  });

  it('has a comma before cents in German', () => {
    expect(renderRuns(runsOf('Suppe 4^99^ €'), 'de')).toBe('Suppe 4,99 €');
  });
});

describe('what stands below the line', () => {
  it('is written as such', () => {
    expect(renderRuns(runsOf('H_2_O, x_max_'), 'en')).toBe('H₂O, xmax');
  });
});

describe('what is crossed out', () => {
  it.each([
    ['Day pass: ~29 €~ 24 €', 'Day pass:  24 €'],
    ['Day pass: ~29 €~', 'Day pass: was 29 €'],
    ['Day ~old words~ pass', 'Day  pass'],
    ['~Repealed in 2020.~', ''],
  ])('%s', (marked, text) => {
    expect(renderRuns(runsOf(marked), 'en')).toBe(text);
  });

  it('is former in German', () => {
    expect(renderRuns(runsOf('Tageskarte: ~29 €~'), 'de')).toBe('Tageskarte: früher 29 €');
  });
});

it('takes a line of a hundred thousand marks in one pass', () => {
  const runs = Array.from({ length: 100_000 }, (_, index): MarkedRun => ({ text: '1', isRaised: index % 2 === 0 }));
  expect(renderRuns(runs, null)).toBe(` (1)${'1¹'.repeat(49_999)}1`);
});
