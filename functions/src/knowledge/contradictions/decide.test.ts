import type { Contradiction } from '@parlance/domain/documents/knowledge/contradiction';
import { describe, expect, it } from 'vitest';
import { decide, mute, release } from './decide.ts';

const side = (sourceId: string) => ({
  sourceId,
  hash: sourceId.repeat(64),
  sourceName: sourceId,
  pageId: null,
  url: null,
  page: null,
  heading: '',
  question: null,
  sentence: 'Shipping costs 7 €.',
  written: '7 €',
});
const between = (one: string, other: string, decided: Partial<Contradiction> = {}): Contradiction => ({
  chatbotId: 'chatbot',
  kind: 'price',
  one: side(one),
  other: side(other),
  sourceIds: [one, other],
  state: 'open',
  truth: null,
  decidedBy: null,
  decidedAt: null,
  foundAt: new Date(0),
  ...decided,
});
const passage = (sourceId: string) => ({ sourceId, hash: sourceId.repeat(64) });
const settled = (truth: 'one' | 'other') => ({ state: 'settled', truth }) as const;
const OPEN = { state: 'open', truth: null };

describe('a decision', () => {
  it('mutes the other side, and settles what else is open about it', () => {
    const known = new Map([
      ['ab', between('a', 'b')],
      ['bc', between('b', 'c')],
      ['cd', between('c', 'd')],
    ]);
    const { muted, verdicts } = decide(known, [], 'ab', 'one');
    expect(muted).toEqual([passage('b')]);
    expect([...verdicts]).toEqual([
      ['ab', settled('one')],
      ['bc', settled('other')],
    ]);
  });

  it('changes nothing when it comes twice', () => {
    const known = new Map([['ab', between('a', 'b', settled('one'))]]);
    const { muted, verdicts } = decide(known, [passage('b')], 'ab', 'one');
    expect(muted).toEqual([passage('b')]);
    expect([...verdicts]).toEqual([['ab', settled('one')]]);
  });

  it('for the other side brings back the first, and for both of them mutes none', () => {
    const known = new Map([['ab', between('a', 'b', settled('one'))]]);
    expect(decide(known, [passage('b')], 'ab', 'other').muted).toEqual([passage('a')]);
    const both = decide(known, [passage('b')], 'ab', 'both');
    expect(both.muted).toEqual([]);
    expect(both.verdicts.get('ab')).toEqual({ state: 'dismissed', truth: null });
  });

  it('that is taken back opens what was settled with it', () => {
    const known = new Map([
      ['ab', between('a', 'b', settled('one'))],
      ['bc', between('b', 'c', settled('other'))],
    ]);
    const { muted, verdicts } = decide(known, [passage('b'), passage('x')], 'ab', 'open');
    expect(muted).toEqual([passage('x')]);
    expect([...verdicts.values()]).toEqual([OPEN, OPEN]);
  });

  it('for a passage that another one muted brings it back', () => {
    const known = new Map([
      ['ab', between('a', 'b', settled('one'))],
      ['bc', between('b', 'c')],
    ]);
    const { muted, verdicts } = decide(known, [passage('b')], 'bc', 'one');
    expect(muted).toEqual([passage('c')]);
    expect(verdicts.get('ab')).toEqual(OPEN);
    expect(verdicts.get('bc')).toEqual(settled('one'));
  });

  it('leaves what was dismissed', () => {
    const known = new Map([
      ['ab', between('a', 'b')],
      ['bc', between('b', 'c', { state: 'dismissed' })],
    ]);
    expect(decide(known, [], 'ab', 'one').verdicts.has('bc')).toBe(false);
  });
});

it('a passage that no decision stands behind is released alone', () => {
  expect(release(new Map(), [passage('a'), passage('b')], passage('a'))).toEqual({
    muted: [passage('b')],
    verdicts: new Map(),
  });
});

describe('a muted passage', () => {
  it('settles what is open about it, and leaves what was decided', () => {
    const known = new Map([
      ['ab', between('a', 'b')],
      ['bc', between('b', 'c')],
      ['cd', between('c', 'd')],
      ['eb', between('e', 'b', { state: 'dismissed' })],
    ]);
    const { muted, verdicts } = mute(known, [passage('x')], passage('b'));
    expect(muted).toEqual([passage('x'), passage('b')]);
    expect([...verdicts]).toEqual([
      ['ab', settled('one')],
      ['bc', settled('other')],
    ]);
  });

  it('stays one where it is muted already', () => {
    expect(mute(new Map(), [passage('b')], passage('b'))).toEqual({ muted: [passage('b')], verdicts: new Map() });
  });
});
