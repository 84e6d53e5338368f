import type { Bound } from './figure.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

const FROM = new RegExp(String.raw`${anyOf(({ statements }) => statements.from)}\s*$`, 'iu');
const TO = new RegExp(String.raw`${anyOf(({ statements }) => statements.upTo)}\s*$`, 'iu');
const OR_MORE = new RegExp(String.raw`^\s*(?:\+|${anyOf(({ statements }) => statements.orMore)})`, 'iu');

/** Bound that the words around a figure put on it. */
export function boundOf(before: string, after: string): Exclude<Bound, 'range'> {
  if (FROM.test(before) || OR_MORE.test(after)) return 'from';
  return TO.test(before) ? 'to' : 'exact';
}
