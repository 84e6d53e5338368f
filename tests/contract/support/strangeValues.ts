export const DAY = { from: '09:00', to: '17:30' };
export const CARD = { email: 'a@shop.example', phone: '+49 30 1' };
export const FORM = {
  name: 'required',
  phone: 'hidden',
  consentText: 'Yes.',
  isAutoReplying: true,
  autoReplyText: 'Thanks.',
};
export const FAQ = { question: 'When?', answer: 'At nine.' };

export function week(day: unknown) {
  return {
    isOffered: true,
    minutes: 5,
    hours: [day, null, day, null, day, null, null],
    closedDays: [],
    awayMinutes: 5,
  };
}

export function times(length: number, value: unknown): unknown[] {
  return Array.from({ length }, () => value);
}

/** Text of `count` characters, each of the maximum number of bytes. */
export function chars(count: number): string {
  return '😀'.repeat(count);
}

/** Values of no text, number, choice or list. */
const STRANGE = [null, undefined, { a: 1 }, new Date(0)];
/** The first half of a character of two. */
const HALF = 'a\uD83D';
export const NO_TEXTS = [...STRANGE, 1, true, ['text'], HALF];
export const NO_NUMBERS = [...STRANGE, '1', true, [1], Number.NaN, Infinity, -Infinity];
export const NO_SWITCHES = [...STRANGE, 'true', 1, 0, [true]];
export const NO_LISTS = [...STRANGE, 'text', 1, ['a', 1], [null], [true], [{ text: 'a' }], ['a', new Date(0)], [HALF]];
export const NO_COLOURS = [
  'red',
  '#FFF',
  '#GGGGGG',
  '#FFFFFFF',
  ' #FFFFFF',
  '#FFFFFF\n',
  'url(https://evil.example)',
  '#FFFFFF;background:url(x)',
];
