import { expect, it } from 'vitest';
import type { ProactiveRule } from '../documents/chatbots/proactiveOf.ts';
import { loaderRules, messageOf } from './loaderRules.ts';

const RULE: ProactiveRule = {
  id: 'r1',
  name: 'Delivery',
  isOn: true,
  text: '[de] Fragen zur Lieferung? [en] Questions about delivery?',
  suggestions: ['[de] Lieferzeit?', '[en] Delivery time?', 'FAQ', '[en] Two', '[en] Three'],
  pages: ['/products/*'],
  languages: [],
  visitors: 'everybody',
  trigger: { kind: 'time', seconds: 8 },
  hours: null,
};

const WORDS = { en: 'Close', de: 'Zu' };

function only(rule: Partial<ProactiveRule>) {
  const [first] = loaderRules({ rules: [{ ...RULE, ...rule }], holdout: 10 }, WORDS);
  return first;
}

it('has the texts of a language for its pages, the first language for all others, and at most three suggestions', () => {
  expect(only({})?.texts).toEqual({
    de: ['de', 'Zu', 'Fragen zur Lieferung?', 'Lieferzeit?', 'FAQ'],
    _: ['en', 'Close', 'Questions about delivery?', 'Delivery time?', 'FAQ', 'Two'],
  });
  expect(messageOf(RULE, 'en')?.suggestions).toEqual(['Delivery time?', 'FAQ', 'Two']);
});

it('is for the named languages of pages alone, and says nothing where it has no text', () => {
  expect(Object.keys(only({ languages: ['fr', 'de'] })?.texts ?? {})).toEqual(['fr', 'de']);
  expect(Object.keys(only({ text: '[de] Nur Deutsch.' })?.texts ?? {})).toEqual(['de']);
});

it('keeps the order of the rules that are on, and the place of each', () => {
  const rules = [RULE, { ...RULE, id: 'r2', isOn: false }, { ...RULE, id: 'r3' }];
  expect(loaderRules({ rules, holdout: 0 }, WORDS).map(({ id, bit }) => [id, bit])).toEqual([
    ['r1', 1],
    ['r3', 4],
  ]);
});

it('keeps nobody back whose conversation goes on already', () => {
  expect([only({})?.holdout, only({ visitors: 'returning' })?.holdout]).toEqual([10, 0]);
});

it('says what counts: a time, an event or the pointer that leaves', () => {
  const of = (trigger: ProactiveRule['trigger']) => {
    const rule = only({ trigger });
    return [rule?.after, rule?.on];
  };
  expect(of({ kind: 'time', seconds: 0 })).toEqual([1, 'r1']);
  expect(of({ kind: 'event', event: 'basket' })).toEqual([0, 'basket']);
  expect(of({ kind: 'exit' })).toEqual([0, '']);
});

it('has the hours of a week from Sunday on', () => {
  const day = { from: '09:00', to: '17:00' };
  expect(only({ hours: [day, null, null, null, null, null, null] })?.hours).toEqual([
    0,
    ['09:00', '17:00'],
    0,
    0,
    0,
    0,
    0,
  ]);
});
