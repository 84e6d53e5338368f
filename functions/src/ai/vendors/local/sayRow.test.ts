import { describe, expect, it } from 'vitest';
import { sayRow } from './sayRow.ts';

describe('sayRow', () => {
  it.each([
    [
      'en',
      'Destination: Austria | Cost: €7.90 | Free from: €120 | Delivery time: 3 to 4 working days',
      'Austria: €7.90, free from €120, 3 to 4 working days',
    ],
    [
      'de',
      'Ziel: Österreich | Kosten: 7,90 € | Kostenlos ab: 120 € | Lieferzeit: 3 bis 4 Werktage',
      'Österreich: 7,90 €, Kostenlos ab 120 €, 3 bis 4 Werktage',
    ],
    ['en', 'Size: M | Chest: 96 cm | EU: 50', 'M: chest 96 cm, EU 50'],
    ['en', 'We ship with DHL.', 'We ship with DHL.'],
  ] as const)('says in %s: %s', (locale, row, said) => {
    expect(sayRow(row, locale)).toBe(said);
  });
});
