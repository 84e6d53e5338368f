import { LIMITS } from '@parlance/domain/limits';
import { chars, NO_TEXTS, NO_NUMBERS, NO_SWITCHES, NO_COLOURS } from './strangeValues.ts';

const RETENTION = {
  good: [null, LIMITS.retentionDaysMin, LIMITS.retentionDaysMax],
  bad: [LIMITS.retentionDaysMin - 1, LIMITS.retentionDaysMax + 1, 1.5, ...NO_NUMBERS.filter((value) => value !== null)],
};

/** For each setting that is one value: what is taken, the largest last, and what is refused. */
export const PLAIN_SETTINGS: Readonly<Record<string, { good: readonly unknown[]; bad: readonly unknown[] }>> = {
  name: {
    good: ['A', chars(LIMITS.nameCharacters), 'Käse & Co. 👩‍🍳'],
    bad: [
      '',
      ' ',
      'a\nb',
      'a\u0000',
      'a\u0085b',
      'a\u202Eb',
      'a\u2066b',
      chars(LIMITS.nameCharacters + 1),
      'x'.repeat(900_000),
      ...NO_TEXTS,
    ],
  },
  description: {
    good: ['', 'Two\nlines', chars(LIMITS.descriptionCharacters)],
    bad: [chars(LIMITS.descriptionCharacters + 1), ...NO_TEXTS],
  },
  status: { good: ['active', 'inactive'], bad: ['', 'Active', 'deleted', ...NO_TEXTS] },
  displayName: { good: ['', chars(LIMITS.nameCharacters)], bad: [chars(LIMITS.nameCharacters + 1), ...NO_TEXTS] },
  chatIcon: {
    good: [null, 'tabler:message-circle', `tabler:${'a'.repeat(LIMITS.iconNameCharacters - 7)}`],
    bad: [
      '',
      'tabler',
      'tabler:',
      ':a',
      'Tabler:a',
      'tabler:a--b',
      'tabler:../a',
      'tabler:a ',
      'tabler:a\n',
      `tabler:${'a'.repeat(LIMITS.iconNameCharacters - 6)}`,
      ...NO_TEXTS.filter((value) => value !== null),
    ],
  },
  theme: { good: ['light', 'dark', 'system'], bad: ['', 'auto', ...NO_TEXTS] },
  userMessageColor: { good: ['#000000', '#ffAA09'], bad: [...NO_COLOURS, ...NO_TEXTS] },
  botMessageColor: { good: ['#000000', '#ffAA09'], bad: [...NO_COLOURS, ...NO_TEXTS] },
  bubbleButtonColor: { good: ['#000000', '#ffAA09'], bad: [...NO_COLOURS, ...NO_TEXTS] },
  bubbleAlignment: { good: ['left', 'right'], bad: ['', 'center', ...NO_TEXTS] },
  keepShowingSuggestions: { good: [true, false], bad: NO_SWITCHES },
  defaultOpen: { good: [true, false], bad: NO_SWITCHES },
  collectFeedback: { good: [true, false], bad: NO_SWITCHES },
  allowAttachments: { good: [true, false], bad: NO_SWITCHES },
  collectCsat: { good: [true, false], bad: NO_SWITCHES },
  offerTranscript: { good: [true, false], bad: NO_SWITCHES },
  allowRegenerate: { good: [true, false], bad: NO_SWITCHES },
  messagePlaceholder: {
    good: ['', chars(LIMITS.nameCharacters)],
    bad: [chars(LIMITS.nameCharacters + 1), ...NO_TEXTS],
  },
  privacyUrl: {
    good: ['', 'https://shop.example/privacy?a=b#c', `https://shop.example/${'a'.repeat(LIMITS.urlCharacters - 21)}`],
    bad: [
      'shop.example',
      'https://',
      'https://shop',
      'http://shop.example/privacy',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:secret@shop.example',
      'https://shop.example/\u202E',
      'https://shop.example/a\nb',
      `https://shop.example/${'a'.repeat(LIMITS.urlCharacters - 20)}`,
      ...NO_TEXTS,
    ],
  },
  footerText: {
    good: ['', chars(LIMITS.descriptionCharacters)],
    bad: [chars(LIMITS.descriptionCharacters + 1), ...NO_TEXTS],
  },
  autoShowDelay: {
    good: [-1, 0, 2.5, LIMITS.autoShowSecondsMax],
    bad: [LIMITS.autoShowSecondsMax + 1, -LIMITS.autoShowSecondsMax - 1, ...NO_NUMBERS],
  },
  systemInstructions: {
    good: ['', 'Two\nlines', chars(LIMITS.systemInstructionsCharacters)],
    bad: [chars(LIMITS.systemInstructionsCharacters + 1), ...NO_TEXTS],
  },
  model: { good: ['auto', 'gemini-3.1-flash-lite'], bad: [chars(LIMITS.nameCharacters + 1), ...NO_TEXTS] },
  temperature: { good: [0, 0.25, 1], bad: [-0.1, 1.1, ...NO_NUMBERS] },
  formality: { good: ['formal', 'informal'], bad: ['', 'du', ...NO_TEXTS] },
  questionsPerMinute: {
    good: [1, LIMITS.chatbotQuestionsPerMinute],
    bad: [0, LIMITS.chatbotQuestionsPerMinute + 1, 1.5, ...NO_NUMBERS],
  },
  visitorQuestionsPerMinute: {
    good: [1, LIMITS.chatQuestionsPerMinute],
    bad: [0, LIMITS.chatQuestionsPerMinute + 1, 1.5, ...NO_NUMBERS],
  },
  masksPersonalData: { good: [true, false], bad: NO_SWITCHES },
  retentionDays: RETENTION,
  leadRetentionDays: RETENTION,
  declarationRetentionDays: RETENTION,
};
