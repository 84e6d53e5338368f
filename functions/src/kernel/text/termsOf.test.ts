import { describe, expect, it } from 'vitest';
import { tellingTerms, termsOf } from './termsOf.ts';

describe('termsOf', () => {
  it('is the same for a passage and a question about it', () => {
    const passage = termsOf('The Feldsee-2 tent (AB4711) has two entrances. Ersatzgestänge: 39 €.');
    expect(passage).toEqual(expect.arrayContaining(termsOf('AB4711')));
    expect(passage).toEqual(expect.arrayContaining(termsOf('Feldsee')));
  });

  it('has each stem once, and no more than its index may hold', () => {
    expect(termsOf('tents tent TENT')).toHaveLength(1);
    expect(termsOf(Array.from({ length: 500 }, (_, i) => `wort${i}`).join(' '))).toHaveLength(120);
  });

  it('leaves out what questions are framed with', () => {
    expect(termsOf('How much does it cost?')).toEqual([]);
  });
});

describe('tellingTerms', () => {
  it('takes codes first, then long words', () => {
    expect(tellingTerms('Does the windshield fit model AB4711 or not?', 2)).toEqual(['ab4711', 'windshield']);
    expect(tellingTerms('Thanks!', 4).length).toBeLessThan(2);
  });
});
