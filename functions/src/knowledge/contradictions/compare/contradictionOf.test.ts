import { readFileSync } from 'node:fs';
import { FIGURE_KINDS } from '@parlance/domain/documents/knowledge/contradiction';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contradictionOf, type Difference } from './contradictionOf.ts';
import { statementsOf } from './statementsOf.ts';

const passageSchema = z.object({ heading: z.string(), text: z.string() });
const pairSchema = z.object({ one: passageSchema, other: passageSchema });
const fixturesSchema = z.object({
  contradictions: z.array(pairSchema.extend({ kind: z.enum(FIGURE_KINDS) })),
  consistent: z.array(pairSchema),
});
const FIXTURES = fixturesSchema.parse(
  JSON.parse(readFileSync(new URL('../../../../../tests/fixtures/contradictions.json', import.meta.url), 'utf8')),
);
type Passage = z.infer<typeof passageSchema>;

function compare(one: Passage, other: Passage): Difference[] {
  const [left, right] = [one, other].map((passage) => statementsOf({ ...passage, question: null, sourceName: '' }));
  return (left ?? []).flatMap((a) => (right ?? []).flatMap((b) => contradictionOf(a, b) ?? []));
}

describe('contradictions', () => {
  it('are found with a precision of 0.97 at least and a recall of 0.85', () => {
    const { contradictions, consistent } = FIXTURES;
    expect(contradictions.length).toBeGreaterThanOrEqual(90);
    expect(consistent.length).toBeGreaterThanOrEqual(180);
    const found = contradictions.filter(({ one, other, kind }) =>
      compare(one, other).some((pair) => pair.one.kind === kind),
    );
    const wrong = consistent.filter(({ one, other }) => compare(one, other).length > 0);
    const precision = found.length / (found.length + wrong.length);
    const recall = found.length / contradictions.length;
    process.stdout.write(`contradictions: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    [
      'in one of two parts of a sentence',
      'Shipping to Austria costs 9 € and takes 3 days.',
      'Shipping to Austria: 7 €',
      ['9 €', '7 €'],
    ],
    [
      'where the other figures are the same',
      'Parcels up to 2 kg cost 5 €.',
      'Parcels up to 2 kg cost 6 €.',
      ['5 €', '6 €'],
    ],
    [
      'in the days of a week that a span names',
      'Mo-Fr 9:00-18:00 Uhr',
      'Montag bis Freitag: 9:00-17:00 Uhr',
      ['9:00-18:00 Uhr', '9:00-17:00 Uhr'],
    ],
  ])('are found %s, with what is written', (_, one, other, written) => {
    const [difference] = compare({ heading: '', text: one }, { heading: '', text: other });
    expect([difference?.one.written, difference?.other.written]).toEqual(written);
  });

  it.each([
    ['a question', 'Does shipping to Austria cost 9 €?', 'Shipping to Austria costs 7 €.'],
    ['an example', 'For example, shipping to Austria costs 9 €.', 'Shipping to Austria costs 7 €.'],
    ['a figure of another unit', 'The tent weighs 4 kg.', 'The tent weighs 4000 g.'],
    ['the same length of time in other words', 'Refunds take four weeks.', 'Refunds take one month.'],
    ['two languages', 'Der Versand nach Österreich kostet 9 €.', 'Shipping to Austria costs 7 €.'],
  ])('are not found in %s', (_, one, other) => {
    expect(compare({ heading: '', text: one }, { heading: '', text: other })).toEqual([]);
  });

  it('are not found between the pages of two products', () => {
    const [one, other] = ['Tent Alpha', 'Tent Beta'].map((sourceName, at) =>
      statementsOf({ heading: '', text: `The tent costs ${at + 1}99 €.`, question: null, sourceName }),
    );
    expect((one ?? []).flatMap((a) => (other ?? []).flatMap((b) => contradictionOf(a, b) ?? []))).toEqual([]);
  });
});
