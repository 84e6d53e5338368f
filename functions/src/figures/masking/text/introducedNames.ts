import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { fold } from '@parlance/domain/text/fold';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

const CAPITAL = String.raw`(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)`;
const NAME = String.raw`(${CAPITAL}(?:[ \t]+(?:(?:von|van|de|der|den|zu|di|da)[ \t]+)*${CAPITAL}){0,3})`;
const FULL_NAME = String.raw`(${CAPITAL}(?:[ \t]+(?:(?:von|van|de|der|den|zu|di|da)[ \t]+)*${CAPITAL}){1,3})`;
const ANY_CASE = String.raw`([\p{L}'’-]+(?:[ \t]+[\p{L}'’-]+){0,2})`;

const STATED_BY = anyOf(({ people }) => people.stated);
const NO_NAME = anyOf(({ people }) => people.notStated);
/** Says a name outright, in letters of any case. */
const STATED = new RegExp(String.raw`(?<!\p{L})${STATED_BY}[\s:]+(?!${NO_NAME}\b)${ANY_CASE}`, 'giu');
/** Name in a line of a form. */
const FIELD = new RegExp(String.raw`(?<!\p{L})${anyOf(({ people }) => people.fields)}[ \t]*:[ \t]*${ANY_CASE}`, 'giu');
const TITLED = new RegExp(
  String.raw`(?<!\p{L})${anyOf(({ people }) => people.titles)}[ \t]+(?:Dr\.[ \t]+|Prof\.[ \t]+)*${NAME}`,
  'gu',
);
const SELF = new RegExp(String.raw`(?<!\p{L})${anyOf(({ people }) => people.self)}[ \t]+${FULL_NAME}`, 'gu');
/** Below the last line. */
const CLOSING = new RegExp(
  String.raw`${anyOf(({ people }) => people.closings)}[ \t]*[,.!]?\s*${anyOf(({ people }) => people.behindClosing)}?[ \t]*,?\s*${NAME}[ \t]*[.!]?\s*$`,
  'gu',
);
/** Thanks are followed by other things than names, unless these stand on a line of their own. */
const THANKED = new RegExp(
  String.raw`${anyOf(({ people }) => people.thanks)}[^\n]{0,30}\n+[ \t]*${NAME}[ \t]*\s*$`,
  'gu',
);

/** The words of it up to one that is in no name. */
function nameIn(found: string): string {
  const words = found.split(/\s+/);
  const end = words.findIndex((word) => STOP_WORDS.has(fold(word)));
  return (end === -1 ? words : words.slice(0, end)).join(' ');
}

/** The names by which somebody introduces themselves, is addressed, or signs. */
export function introducedNames(text: string): readonly string[] {
  const free = [STATED, FIELD].flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => nameIn(name)));
  const capital = [TITLED, SELF, CLOSING, THANKED].flatMap((form) =>
    [...text.matchAll(form)].map(([, name = '']) => name),
  );
  return [...new Set([...free, ...capital])].filter((name) => name.length > 1);
}
