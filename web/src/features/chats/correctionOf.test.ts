import { expect, it } from 'vitest';
import { correctionOf } from './correctionOf.ts';

const initial = { category: 'Repairs', topic: 'A zip', sentiment: '' };

it('says what is otherwise than before, and that alone', () => {
  expect(correctionOf(initial, initial)).toEqual({});
  expect(correctionOf(initial, { ...initial, category: 'Repairs ', topic: 'A tent' })).toEqual({ topic: 'A tent' });
  expect(correctionOf(initial, { ...initial, sentiment: 'negative' })).toEqual({ sentiment: 'negative' });
});
