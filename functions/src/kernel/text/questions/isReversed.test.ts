import { expect, it } from 'vitest';
import { isReversed } from './isReversed.ts';

it.each([
  ['Can I switch from Basic to Plus?', 'Can I switch from Plus to Basic?'],
  ['Does the landlord pay the tenant?', 'Does the tenant pay the landlord?'],
  ['Zahlt der Mieter dem Vermieter die Kaution?', 'Zahlt der Vermieter dem Mieter die Kaution?'],
])('goes from "%s" to "%s"', (one, other) => {
  expect(isReversed(one, other)).toBe(true);
  expect(isReversed(other, one)).toBe(true);
});

it.each([
  ['What is the difference between Basic and Plus?', 'What is the difference between Plus and Basic?'],
  ['Do you ship furniture to Austria?', 'Is furniture shipped to Austria?'],
  ['Wie kündige ich mein Abo?', 'Wie kann ich mein Abo kündigen?'],
  ['Kann ich Schuhe und Hosen im Laden umtauschen?', 'Kann ich Hosen und Schuhe im Laden umtauschen?'],
  ['Kann ich von Basis zu Plus wechseln?', 'Ist ein Wechsel zu Plus von Basis möglich?'],
])('does not where only the order is another one: "%s", "%s"', (one, other) => {
  expect(isReversed(one, other)).toBe(false);
});
