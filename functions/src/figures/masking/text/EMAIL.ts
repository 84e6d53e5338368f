import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

const AT = anyOf(({ people }) => people.at);
const DOT = anyOf(({ people }) => people.dot);

/** An e-mail address in running text, also with its signs spelt or escaped. */
export const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}._+-]+(?:@|%40|\s?[([{]\s?(?:${AT}|@)\s?[)\]}]\s?)[\p{L}\p{N}-]+(?:(?:\.|\s?[([{]\s?(?:${DOT}|\.)\s?[)\]}]\s?)[\p{L}\p{N}-]+)+`,
  'giu',
);
