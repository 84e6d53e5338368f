import { describe, expect, it } from 'vitest';
import { upliftOf } from './upliftOf.ts';

describe('what messages bring', () => {
  it('compares groups by their shares: twice as many conversations for each visitor are 100 % more', () => {
    const { shown, held, uplift } = upliftOf({ 'r:10:shown': 180, 'r:10:held': 10 }, 'r');
    expect([shown, held]).toEqual([180, 10]);
    expect(uplift?.rate).toBeCloseTo(1, 10);
    expect([uplift?.withAll, uplift?.withNone]).toEqual([200, 100]);
  });

  it('has an interval that few conversations make wide', () => {
    const few = upliftOf({ 'r:50:shown': 20, 'r:50:held': 10 }, 'r').uplift;
    const many = upliftOf({ 'r:50:shown': 2000, 'r:50:held': 1000 }, 'r').uplift;
    // log(2) ± 1.96 · √(1/20 + 1/10)
    expect(few?.low).toBeCloseTo(-0.0638, 3);
    expect(few?.high).toBeCloseTo(3.2724, 3);
    expect(many?.low).toBeGreaterThan(0.8);
    expect(many?.high).toBeLessThan(1.2);
  });

  it('says nothing under ten conversations in a group', () => {
    expect(upliftOf({ 'r:10:shown': 200, 'r:10:held': 9 }, 'r')).toEqual({ shown: 200, held: 9, uplift: null });
    expect(upliftOf({ 'r:50:shown': 9, 'r:50:held': 20 }, 'r').uplift).toBeNull();
    expect(upliftOf({}, 'r')).toEqual({ shown: 0, held: 0, uplift: null });
  });

  it('does not move where only the share is changed', () => {
    // 1000 visitors with 10 % kept back, then 1000 with 50 %: of a hundred shown ones 20 write, of a hundred others 10.
    const counts = { 'r:10:shown': 180, 'r:10:held': 10, 'r:50:shown': 100, 'r:50:held': 50 };
    expect(upliftOf(counts, 'r').uplift?.rate).toBeCloseTo(1, 10);
  });

  it('leaves out draws without anybody kept back, and other rules', () => {
    const counts = { 'r:0:shown': 900, 'r:50:shown': 10, 'r:50:held': 10, 's:50:shown': 500, 's:50:held': 1 };
    expect(upliftOf(counts, 'r')).toMatchObject({ shown: 910, held: 10, uplift: { rate: 0 } });
  });
});
