import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import { LIMITS } from '@parlance/domain/limits';
import { WIDGET_LOCALES } from '@parlance/domain/widget/widgetLocales';
import { chars, DAY, NO_LISTS, NO_TEXTS, times } from './strangeValues.ts';

const RULE: ProactiveRule = {
  id: 'rule',
  name: 'Delivery',
  isOn: true,
  text: '[de] Fragen? [en] Questions?',
  suggestions: ['Delivery time?'],
  pages: ['/products/*', '!/products/old'],
  languages: ['de', 'fr'],
  visitors: 'new',
  trigger: { kind: 'time', seconds: 8 },
  hours: [DAY, null, null, null, null, null, null],
};

function rules(...all: unknown[]) {
  return { rules: all, holdout: 10 };
}

const PLAIN = { ...RULE, suggestions: [], pages: [], languages: [], visitors: 'everybody', hours: null };
const LARGEST = {
  ...RULE,
  name: chars(LIMITS.nameCharacters),
  text: chars(LIMITS.proactiveTextCharacters),
  suggestions: times(LIMITS.proactiveSuggestions, chars(LIMITS.starterCharacters)),
  pages: times(LIMITS.proactivePages, `!/${chars(LIMITS.proactivePageCharacters - 2)}`),
  languages: [...WIDGET_LOCALES],
  trigger: { kind: 'event', event: 'a'.repeat(LIMITS.proactiveEventCharacters) },
  hours: times(7, DAY),
};

/** Fields of a rule that are refused, each for itself. */
const REFUSED: readonly object[] = [
  ...['', 'a/b', '..', '__a__', ...NO_TEXTS].map((id) => ({ id })),
  ...['', ' ', 'a\nb', chars(LIMITS.nameCharacters + 1), ...NO_TEXTS].map((name) => ({ name })),
  ...['', ' ', chars(LIMITS.proactiveTextCharacters + 1), ...NO_TEXTS].map((text) => ({ text })),
  ...[times(LIMITS.proactiveSuggestions + 1, 'a'), [chars(LIMITS.starterCharacters + 1)], ...NO_LISTS].map(
    (suggestions) => ({ suggestions }),
  ),
  ...[
    'products',
    'https://shop.example/products',
    '//shop.example',
    '/a b',
    '/a?b=1',
    '/a#b',
    '/a\u202Eb',
    '!',
    '!!/a',
    `/${'*'.repeat(LIMITS.proactivePageWildcards + 1)}`,
    `/${'a'.repeat(LIMITS.proactivePageCharacters)}`,
  ].map((page) => ({ pages: [page] })),
  { pages: times(LIMITS.proactivePages + 1, '/a') },
  ...[['xx'], ['de-DE'], ['de', 'de'], times(WIDGET_LOCALES.length + 1, 'de'), 'de', null].map((languages) => ({
    languages,
  })),
  ...['', 'all', ...NO_TEXTS].map((visitors) => ({ visitors })),
  ...[
    { kind: 'scroll' },
    { kind: 'time' },
    { kind: 'time', seconds: -1 },
    { kind: 'time', seconds: 1.5 },
    { kind: 'time', seconds: LIMITS.proactiveSecondsMax + 1 },
    { kind: 'exit', seconds: 1 },
    { kind: 'event' },
    { kind: 'event', event: '' },
    { kind: 'event', event: 'a b' },
    { kind: 'event', event: 'a'.repeat(LIMITS.proactiveEventCharacters + 1) },
    null,
    'exit',
  ].map((trigger) => ({ trigger })),
  ...[[], times(6, DAY), times(7, { from: '17:00', to: '09:00' }), 'always', 1].map((hours) => ({ hours })),
  { isOn: 'true' },
  { isOn: null },
  { more: 1 },
];

/** Values that the setting takes, the largest last, and those that it refuses. */
export const PROACTIVE_SETTING = {
  good: [
    { rules: [], holdout: 0 },
    rules(RULE),
    rules(PLAIN, { ...RULE, id: 'other', trigger: { kind: 'exit' } }),
    {
      rules: Array.from({ length: LIMITS.proactiveRules }, (_, place) => ({ ...LARGEST, id: `${place}`.repeat(128) })),
      holdout: LIMITS.proactiveHoldoutMax,
    },
  ],
  bad: [
    {},
    { rules: [] },
    { ...rules(RULE), more: 1 },
    rules(RULE, RULE),
    rules(...Array.from({ length: LIMITS.proactiveRules + 1 }, (_, place) => ({ ...RULE, id: `r${place}` }))),
    ...[-1, 0.5, LIMITS.proactiveHoldoutMax + 1, '10', null].map((holdout) => ({ rules: [], holdout })),
    ...REFUSED.map((change) => rules({ ...RULE, ...change })),
    ...NO_TEXTS,
  ],
};
