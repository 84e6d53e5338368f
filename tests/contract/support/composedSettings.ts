import { LIMITS } from '@parlance/domain/limits';
import { byLocale } from '@parlance/domain/locales';
import { NO_DESK } from '@parlance/domain/desk/deskSettings';
import { PROACTIVE_SETTING } from './proactiveSetting.ts';
import { PROCEDURE_SETTING } from './procedureSetting.ts';
import { DAY, CARD, FORM, FAQ, week, times, chars, NO_TEXTS, NO_LISTS, NO_SWITCHES } from './strangeValues.ts';

function desk(changed: object): object {
  return { ...NO_DESK, ...changed };
}

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
  desk: {
    good: [
      NO_DESK,
      desk({ withdrawal: true, cancellation: true, address: chars(LIMITS.deskAddressCharacters) }),
      desk({
        texts: byLocale(() => ({
          withdrawalIntro: chars(LIMITS.deskTextCharacters),
          cancellationIntro: chars(LIMITS.deskTextCharacters),
          next: chars(LIMITS.deskTextCharacters),
          notice: chars(LIMITS.deskNoticeCharacters),
        })),
      }),
    ],
    bad: [
      {},
      desk({ more: true }),
      ...NO_SWITCHES.flatMap((value) => [desk({ withdrawal: value }), desk({ cancellation: value })]),
      desk({ address: chars(LIMITS.deskAddressCharacters + 1) }),
      desk({ texts: { en: NO_DESK.texts.en } }),
      desk({ texts: { ...NO_DESK.texts, fr: NO_DESK.texts.en } }),
      ...[
        { notice: chars(LIMITS.deskNoticeCharacters + 1) },
        { next: chars(LIMITS.deskTextCharacters + 1) },
        { withdrawalIntro: 1 },
        { cancellationIntro: null },
        { more: '' },
      ].map((wrong) => desk({ texts: { ...NO_DESK.texts, de: { ...NO_DESK.texts.de, ...wrong } } })),
      ...NO_TEXTS,
    ],
  },
  proactive: PROACTIVE_SETTING,
  procedures: PROCEDURE_SETTING,
  handover: {
    good: [
      { isOffered: false, minutes: 1, hours: null, closedDays: [], awayMinutes: 1 },
      week(DAY),
      { ...week(null), minutes: LIMITS.handoverMinutesMax },
      { ...week(DAY), closedDays: [{ from: '2028-02-29', to: '2028-02-29' }] },
      {
        isOffered: true,
        minutes: LIMITS.handoverMinutesMax,
        hours: times(7, { from: '00:00', to: '23:59' }),
        closedDays: times(LIMITS.closedDays, { from: '2026-12-24', to: '2027-01-06' }),
        awayMinutes: LIMITS.handoverMinutesMax,
      },
    ],
    bad: [
      {},
      { ...week(DAY), more: 1 },
      { ...week(DAY), isOffered: 1 },
      { ...week(DAY), minutes: 0 },
      { ...week(DAY), minutes: LIMITS.handoverMinutesMax + 1 },
      { ...week(DAY), minutes: 2.5 },
      { ...week(DAY), awayMinutes: 0 },
      { ...week(DAY), awayMinutes: LIMITS.handoverMinutesMax + 1 },
      { ...week(DAY), awayMinutes: 1.5 },
      { ...week(DAY), awayMinutes: null },
      { ...week(DAY), closedDays: null },
      { ...week(DAY), closedDays: times(LIMITS.closedDays + 1, { from: '2026-12-24', to: '2026-12-24' }) },
      ...[
        { from: '2026-12-24' },
        { from: '2026-12-25', to: '2026-12-24' },
        { from: '2026-02-30', to: '2026-03-01' },
        { from: '24.12.2026', to: '24.12.2026' },
        { from: '', to: '' },
        { from: '2026-12-24', to: '2026-12-24', more: '' },
        '2026-12-24',
      ].map((days) => ({ ...week(DAY), closedDays: [days] })),
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
