import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';

export const GONE = firebase.firestore.FieldValue.delete();
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
  return { isOffered: true, minutes: 5, hours: [day, null, day, null, day, null, null] };
}

export function times(length: number, value: unknown): unknown[] {
  return Array.from({ length }, () => value);
}

export function chars(count: number): string {
  return 'ß'.repeat(count);
}

/** Values of no text, number, choice or list. */
const STRANGE = [
  null,
  { a: 1 },
  new Date(0),
  GONE,
  firebase.firestore.Blob.fromUint8Array(new Uint8Array([48])),
  new firebase.firestore.GeoPoint(1, 2),
];
export const NO_TEXTS = [...STRANGE, 1, true, ['text']];
export const NO_NUMBERS = [...STRANGE, '1', true, [1], Number.NaN, Infinity, -Infinity];
export const NO_SWITCHES = [...STRANGE, 'true', 1, 0, [true]];
export const NO_LISTS = [...STRANGE, 'text', 1, ['a', 1], [null], [true], [{ text: 'a' }], ['a', new Date(0)], ['a␟b']];
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
