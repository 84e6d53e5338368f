import { LIMITS } from '@parlance/domain/limits';
import { DAY, CARD, FORM, FAQ, week, times, chars, NO_TEXTS, NO_LISTS } from './strangeValues.ts';

/** For each setting that is a list or a group: what is taken, the largest last, and what is refused. */
export const COMPOSED_SETTINGS: Readonly<Record<string, { good: readonly unknown[]; bad: readonly unknown[] }>> = {
  initialMessages: {
    good: [[], ['Two\nlines', 'b'], times(LIMITS.initialMessages, chars(LIMITS.descriptionCharacters))],
    bad: [
      times(LIMITS.initialMessages + 1, 'a'),
      [chars(LIMITS.descriptionCharacters + 1)],
      ['x'.repeat(900_000)],
      ...NO_LISTS,
    ],
  },
  suggestedMessages: {
    good: [[], ['Prices?'], times(LIMITS.suggestedMessages, chars(LIMITS.descriptionCharacters))],
    bad: [times(LIMITS.suggestedMessages + 1, 'a'), ['a', chars(LIMITS.descriptionCharacters + 1)], ...NO_LISTS],
  },
  conversationStarters: {
    good: [[], ['Prices?'], times(LIMITS.conversationStarters, chars(LIMITS.starterCharacters))],
    bad: [times(LIMITS.conversationStarters + 1, 'a'), [chars(LIMITS.starterCharacters + 1)], ...NO_LISTS],
  },
  contactCard: {
    good: [
      CARD,
      { email: '', phone: '' },
      { email: chars(LIMITS.emailCharacters), phone: chars(LIMITS.phoneCharacters) },
    ],
    bad: [
      {},
      { email: '' },
      { ...CARD, url: '' },
      { ...CARD, email: chars(LIMITS.emailCharacters + 1) },
      { ...CARD, phone: chars(LIMITS.phoneCharacters + 1) },
      { ...CARD, phone: 1 },
      { ...CARD, phone: null },
      { ...CARD, email: ['a'] },
      ...NO_TEXTS,
    ],
  },
  faqs: {
    good: [
      [],
      [FAQ],
      times(LIMITS.faqs, { question: chars(LIMITS.questionCharacters), answer: chars(LIMITS.qaAnswerCharacters) }),
    ],
    bad: [
      times(LIMITS.faqs + 1, FAQ),
      [{ question: '' }],
      [FAQ, { ...FAQ, more: '' }],
      [{ ...FAQ, answer: chars(LIMITS.qaAnswerCharacters + 1) }],
      [{ ...FAQ, question: chars(LIMITS.questionCharacters + 1) }],
      [FAQ, { ...FAQ, answer: 1 }],
      [{ ...FAQ, question: null }],
      [{ ...FAQ, answer: ['a'] }],
      [{ ...FAQ, answer: { a: 1 } }],
      ...NO_LISTS,
    ],
  },
  leadForm: {
    good: [
      FORM,
      { ...FORM, consentText: chars(LIMITS.consentCharacters), autoReplyText: chars(LIMITS.autoReplyCharacters) },
    ],
    bad: [
      {},
      { ...FORM, more: '' },
      { ...FORM, name: 'maybe' },
      { ...FORM, phone: '' },
      { ...FORM, isAutoReplying: 'true' },
      { ...FORM, consentText: chars(LIMITS.consentCharacters + 1) },
      { ...FORM, autoReplyText: chars(LIMITS.autoReplyCharacters + 1) },
      { ...FORM, autoReplyText: 1 },
      { ...FORM, autoReplyText: ['a'] },
      ...NO_TEXTS,
    ],
  },
  handover: {
    good: [
      { isOffered: false, minutes: 1, hours: null },
      week(DAY),
      { ...week(null), minutes: LIMITS.handoverMinutesMax },
      { isOffered: true, minutes: LIMITS.handoverMinutesMax, hours: times(7, { from: '00:00', to: '23:59' }) },
    ],
    bad: [
      {},
      { ...week(DAY), more: 1 },
      { ...week(DAY), isOffered: 1 },
      { ...week(DAY), minutes: 0 },
      { ...week(DAY), minutes: LIMITS.handoverMinutesMax + 1 },
      { ...week(DAY), minutes: 2.5 },
      { ...week(DAY), hours: [] },
      { ...week(DAY), hours: times(6, DAY) },
      { ...week(DAY), hours: times(8, DAY) },
      { ...week(DAY), hours: times(8, null) },
      { ...week(DAY), hours: 'always' },
      { ...week(DAY), hours: { 0: DAY } },
      ...[
        { from: '09:00' },
        { ...DAY, more: '' },
        { from: '17:30', to: '09:00' },
        { from: '09:00', to: '09:00' },
        { from: '9:00', to: '17:00' },
        { from: '09:00', to: '24:00' },
        { from: '09:60', to: '17:00' },
        { from: '09:00\n', to: '17:00' },
        { from: 9, to: 17 },
        { from: null, to: null },
        'closed',
        1,
        true,
      ].map(week),
      ...NO_TEXTS,
    ],
  },
};
