import { describe, expect, it } from 'vitest';
import { contentWords } from './contentWords.ts';

describe('stem', () => {
  it.each([
    'open opening opens opened',
    'ship shipping shipment ships shipped',
    'deliver delivery deliveries delivered',
    'cancel cancelled cancellation',
    'e-mail email E-Mails',
    'boot boots',
    'Zahn Zähne',
    'kostet kosten',
    'dauert dauern Dauer',
    'liefern Lieferung Lieferungen geliefert',
    'öffnen geöffnet Öffnung',
    'Tag Tage Tagen',
  ])('brings together %s', (forms) => {
    expect(new Set(contentWords(forms))).toHaveProperty('size', 1);
  });

  it.each(['boot book', 'return repair', 'Zelt Zahl', 'Miete Mitte', 'price prize'])('keeps apart %s', (words) => {
    expect(new Set(contentWords(words))).toHaveProperty('size', 2);
  });
});
