import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { fold } from '@parlance/domain/text/fold';

const CAPITAL = String.raw`(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)`;
const NAME = String.raw`(${CAPITAL}(?:[ \t]+(?:(?:von|van|de|der|den|zu|di|da)[ \t]+)*${CAPITAL}){0,3})`;
const FULL_NAME = String.raw`(${CAPITAL}(?:[ \t]+(?:(?:von|van|de|der|den|zu|di|da)[ \t]+)*${CAPITAL}){1,3})`;
const ANY_CASE = String.raw`([\p{L}'’-]+(?:[ \t]+[\p{L}'’-]+){0,2})`;

/** Says a name outright, in letters of any case. */
const STATED = new RegExp(
  String.raw`(?<!\p{L})(?:ich heiße|ich heisse|heiße|mein (?:voller |vollständiger )?name (?:ist|lautet|wäre)|my (?:full )?name(?:'s| is|’s)|i am called|i'm called|they call me|call me|nennen sie mich)[\s:]+(?!(?:at|on|back|if|when|as|in|under)\b)${ANY_CASE}`,
  'giu',
);
/** Name in a line of a form. */
const FIELD = new RegExp(
  String.raw`(?<!\p{L})(?:vor- und nachname|vorname|nachname|name|full name|first name|last name|surname)[ \t]*:[ \t]*${ANY_CASE}`,
  'giu',
);
const TITLED = new RegExp(
  String.raw`(?<!\p{L})(?:Herrn?|Frau|Familie|Hr\.|Fr\.|Mr\.?|Mrs\.?|Ms\.?|Miss)[ \t]+(?:Dr\.[ \t]+|Prof\.[ \t]+)*${NAME}`,
  'gu',
);
const SELF = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]ch bin(?: die| der)?|[Hh]ier (?:ist|spricht|schreibt)(?: die| der)?|[Ii] am|[Ii]['’]m|[Tt]his is|[Ii]t['’]s)[ \t]+${FULL_NAME}`,
  'gu',
);
/** Below the last line. */
const CLOSING = new RegExp(
  String.raw`(?:[Gg]r(?:ü|ue)(?:ß|ss)en?|[Gg]ru(?:ß|ss)|\b(?:LG|VG|MfG|BG|lg|vg|mfg)|[Rr]egards|[Ww]ishes|[Ss]incerely|[Cc]heers|Best)[ \t]*[,.!]?\s*(?:Ihre?|[Yy]ours?|von|from)?[ \t]*,?\s*${NAME}[ \t]*[.!]?\s*$`,
  'gu',
);
/** Thanks are followed by other things than names, unless these stand on a line of their own. */
const THANKED = new RegExp(String.raw`(?:[Dd]anke?|[Tt]hanks|[Tt]hank you)[^\n]{0,30}\n+[ \t]*${NAME}[ \t]*\s*$`, 'gu');

/** The words of it up to one that is in no name. */
function nameIn(found: string): string {
  const words = found.split(/\s+/);
  const end = words.findIndex((word) => STOP_WORDS.has(fold(word)));
  return (end === -1 ? words : words.slice(0, end)).join(' ');
}

/** The names by which somebody introduces themselves, is addressed, or signs, in English and German. */
export function introducedNames(text: string): readonly string[] {
  const free = [STATED, FIELD].flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => nameIn(name)));
  const capital = [TITLED, SELF, CLOSING, THANKED].flatMap((form) =>
    [...text.matchAll(form)].map(([, name = '']) => name),
  );
  return [...new Set([...free, ...capital])].filter((name) => name.length > 1);
}
