import { type Locale, localeOfTag, LOCALES } from '@parlance/domain/locales';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

/** A part of a number format, such as a place for a digit, a part of a date, or text of its own. */
export interface FormatToken {
  kind:
    | 'text'
    | 'digit'
    | 'point'
    | 'comma'
    | 'percent'
    | 'exponent'
    | 'date'
    | 'elapsed'
    | 'meridiem'
    | 'general'
    | 'content';
  text: string;
  /** It stands in quotes, or behind a sign that makes it stand for itself. */
  isQuoted?: boolean;
}

/** One of up to four forms that a number format has, for positive and negative numbers, zero and text. */
export interface FormatSection {
  tokens: FormatToken[];
  /** `<100`: the numbers that it is for. */
  condition: { operator: string; limit: number } | null;
  /** The language that it names for its currency or date. */
  locale: Locale | null;
  /** It is the long date or the time as the reader's system writes them. */
  system: 'date' | 'time' | null;
}

/** Excel's longest. What a file says beyond is no format of anybody's. */
const MAX_CHARACTERS = 255;
const TOKEN =
  /"([^"]*)"|[\\!](.)|([_*])[^]|\[([^\]]*)\]|(AM\/PM|A\/P)|(General|Standard)|(y+|m+|d+|h+|s+)|([0#?])|(\.)|(,)|(%)|(E[+-])|(@)|([^])/giu;
const CONDITION = /^([<>]=?|=|<>)(-?\d+(?:\.\d+)?)$/;
const CURRENCY = /^\$([^-]*)(?:-(.*))?$/;
/** Windows' number of a language, of which the last ten bits name the language without its country. */
const LANGUAGE_BITS = 0x3ff;

function newSection(): FormatSection {
  return { tokens: [], condition: null, locale: null, system: null };
}

function localeOf(tag: string): Locale | null {
  const named = localeOfTag(tag);
  if (named !== undefined || !/^[0-9a-f]{3,8}$/i.test(tag)) return named ?? null;
  const id = Number.parseInt(tag, 16) & LANGUAGE_BITS;
  return LOCALES.find((locale) => VOCABULARIES[locale].sheets.windowsId === id) ?? null;
}

/** Reads the content of brackets: a currency, a condition, hours beyond a day, or a colour, which is ignored. */
function readBrackets(section: FormatSection, text: string): void {
  const condition = CONDITION.exec(text);
  const currency = CURRENCY.exec(text);
  if (/^(?:h+|m+|s+)$/i.test(text)) section.tokens.push({ kind: 'elapsed', text: text.toLowerCase() });
  else if (condition !== null)
    section.condition = { operator: condition[1] ?? '', limit: Number(condition[2] ?? Number.NaN) };
  else if (currency !== null) {
    const [, symbol = '', tag = ''] = currency;
    if (symbol !== '') section.tokens.push({ kind: 'text', text: symbol });
    if (/^F800$/i.test(tag)) section.system = 'date';
    else if (/^F400$/i.test(tag)) section.system = 'time';
    else section.locale = localeOf(tag);
  }
}

const KINDS: readonly (FormatToken['kind'] | undefined)[] = [
  undefined,
  'text',
  'text',
  undefined,
  undefined,
  'meridiem',
  'general',
  'date',
  'digit',
  'point',
  'comma',
  'percent',
  'exponent',
  'content',
  'text',
];

/** A number format of a workbook, up to the length that Excel gives it, in its sections. Anything that is not understood stands for itself. */
export function parseFormat(code: string): FormatSection[] {
  let section = newSection();
  const sections = [section];
  for (const match of code.slice(0, MAX_CHARACTERS).matchAll(TOKEN)) {
    const group = match.findIndex((part, index) => index > 0 && part !== undefined);
    const text = match[group] ?? '';
    const kind = KINDS[group];
    if (group === 14 && text === ';') {
      section = newSection();
      sections.push(section);
    } else if (kind !== undefined)
      section.tokens.push({ kind, text: kind === 'date' ? text.toLowerCase() : text, isQuoted: group <= 2 });
    else if (group === 4) readBrackets(section, text);
    // Room as wide as a character.
    else if (text === '_') section.tokens.push({ kind: 'text', text: ' ' });
  }
  return sections;
}
