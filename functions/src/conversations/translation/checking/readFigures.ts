import type { SpokenLanguage } from '@parlance/domain/languages/SPOKEN_LANGUAGES';
import { isLocale } from '@parlance/domain/locales';
import { fold } from '@parlance/domain/text/fold';
import { CONTACT_PATTERNS } from '../../../kernel/text/CONTACT_PATTERNS.ts';
import { escapeRegExp } from '../../../kernel/text/escapeRegExp.ts';
import { NUMBER_WORDS } from '../../../kernel/text/amounts/NUMBER_WORDS.ts';
import { amountsIn } from './amountsIn.ts';
import { takeDates } from './takeDates.ts';
import { takeTimes, timeOf } from './takeTimes.ts';
import { UNITS } from './UNITS.ts';

/** Something in a text that has to stand in its translation: a link, a code, a date, a number. */
export interface Figure {
  /** Values that it may have: two figures are the same if they may be the same. */
  readings: ReadonlySet<string>;
  /** Currency or percent that stands beside it. */
  unit: string | null;
}

export interface Figures {
  /** In digits and letters that no translation changes. */
  written: readonly Figure[];
  /** Values of numbers as words, in English and German. */
  words: ReadonlySet<string>;
}

/** Endings by which a host is known where neither scheme nor `www.` say that it is one. */
const BARE_HOST =
  /\.(?:com|net|org|info|biz|eu|de|at|ch|fr|it|es|pt|nl|be|lu|pl|cz|sk|dk|se|no|fi|hu|ro|tr|ru|ua|gr|uk|ie|us|ca|jp|cn|kr|io|ai|co|app|dev|shop|store|online|me|tv|example|test)(?:\/|$)/iu;
const TEMPLATE = /\{\{?[\p{L}\p{N}_.|]+\}?\}/gu;
/** Order numbers, names of models, IBANs: capital letters with digits. */
const CODE = /(?<![\p{L}\p{N}])#?[A-Z]+[-_/.#]?\d[A-Za-z\d]*(?:[-_/.][A-Za-z]*\d[A-Za-z\d]*)*/gu;
/** White space between groups of three digits. */
const GROUPED = /(?<=(?<!\d)\d{1,3}(?:[\u0020\u00a0\u202f]\d{3})*)[\u0020\u00a0\u202f](?=\d{3}(?!\d))/gu;
const NUMBER = /\d+(?:[.,'’]\d+)*/gu;
const DIGIT_ZEROS = [0x660, 0x6f0, 0x966, 0xe50, 0xff10];
const ALL_UNITS = [...UNITS.keys()].toSorted((one, other) => other.length - one.length).map(escapeRegExp);
const UNIT_AFTER = new RegExp(String.raw`^[\s\u00a0\u202f]?(${ALL_UNITS.join('|')})(?!\p{L})`, 'iu');
const UNIT_BEFORE = new RegExp(String.raw`(?<!\p{L})(${ALL_UNITS.join('|')})[\s\u00a0\u202f]?$`, 'iu');
const UNIT_CHARACTERS = Math.max(...[...UNITS.keys()].map(({ length }) => length)) + 1;

/** Digits of other scripts as those of ours. */
function inOurDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = DIGIT_ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Reads a message's links, addresses, codes, dates, times and numbers. */
export function readFigures(text: string, language: SpokenLanguage | null): Figures {
  const written: Figure[] = [];
  const add = (...readings: string[]): string => {
    written.push({ readings: new Set(readings), unit: null });
    return ' ';
  };
  let rest = inOurDigits(text.normalize('NFC'));
  rest = rest.replace(CONTACT_PATTERNS.email, (email) => add(`mail ${email.toLowerCase()}`));
  rest = rest.replace(CONTACT_PATTERNS.link, (found) => {
    const link = found.replace(/[.,;:!?*_]+$/, '');
    return /^(?:[a-z][a-z0-9+.-]*:|www\.)/i.test(link) || BARE_HOST.test(link) ? add(`link ${link}`) : found;
  });
  rest = rest.replace(TEMPLATE, (name) => add(`template ${name}`));
  rest = takeDates(rest, language, add);
  rest = takeTimes(rest, add);
  rest = rest.replace(CONTACT_PATTERNS.phone, (phone) => add(`phone ${phone.replaceAll(/[^\d+]/g, '')}`));
  rest = rest.replace(CODE, (code) => add(`code ${code.replace(/^#/, '')}`));
  rest = rest.replace(GROUPED, '');
  for (const found of rest.matchAll(NUMBER)) {
    const [number] = found;
    written.push({ readings: readingsOf(number, language), unit: unitBeside(rest, found.index, number.length) });
  }
  return { written, words: wordsIn(rest, language) };
}

/** A whole number may be a full hour where the language's word for it is not known. */
function readingsOf(number: string, language: SpokenLanguage | null): ReadonlySet<string> {
  const mayBeHour = !isOurs(language) && /^\d{1,2}$/.test(number) && Number(number) <= 24;
  return new Set([...amountsIn(number, language), ...(mayBeHour ? [timeOf(Number(number))] : [])]);
}

function isOurs(language: SpokenLanguage | null): boolean {
  return language === null || isLocale(language);
}

function unitBeside(text: string, start: number, length: number): string | null {
  const end = start + length;
  const [, after] = UNIT_AFTER.exec(text.slice(end, end + UNIT_CHARACTERS + 1)) ?? [];
  const [, before] = UNIT_BEFORE.exec(text.slice(Math.max(0, start - UNIT_CHARACTERS), start)) ?? [];
  return UNITS.get((after ?? before ?? '').toLowerCase()) ?? null;
}

function wordsIn(text: string, language: SpokenLanguage | null): ReadonlySet<string> {
  if (!isOurs(language)) return new Set();
  const said = fold(text).match(/\p{L}+/gu) ?? [];
  return new Set(said.flatMap((word) => (word in NUMBER_WORDS ? String(NUMBER_WORDS[word]) : [])));
}
