import type { FormField } from '../../documents/forms/formField.ts';
import { type CheckedField, checkFieldValue, type FieldFault } from '../../forms/checkFieldValue.ts';
import { LOCALES, type Locale } from '../../locales.ts';
import { ANSWER_WORDS } from '../../text/ANSWER_WORDS.ts';
import { fold } from '../../text/fold.ts';
import { daysApart } from '../../time/calendarDay.ts';
import { textFor } from '../../widget/textsFor.ts';
import { datesIn } from './datesIn.ts';
import { numbersIn } from './numbersIn.ts';

/** What a message is read by. */
export interface Reading {
  locale: Locale;
  /** Day yyyy-mm-dd from which days are counted. */
  today: string;
  /** Whether a message agrees or refuses, and says nothing else; undefined for any other one. */
  consentOf: (message: string) => 'yes' | 'no' | undefined;
}

/** Characters that people put around a value in a sentence. */
const AROUND = /^[\s"'„“”‚‘’«»(]+|[\s"'„“”‚‘’«»).,;:!?]+$/gu;
const PHONE = /(?<![\p{L}\d])\+?\(?\d[\d\s()/.-]{3,}\d(?!\d)/gu;

function plain(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const SKIP = new Set(LOCALES.flatMap((locale) => ANSWER_WORDS[locale].skip));
const STOP = new Set(LOCALES.flatMap((locale) => ANSWER_WORDS[locale].stop));

/** True iff a message says nothing but that what is being done should end. */
export function isStop(message: string): boolean {
  return STOP.has(plain(message));
}

/** True iff a message asks something: it is no value for a text then. */
export function isQuestion(message: string): boolean {
  return /[?？]\s*$/.test(message);
}

function bareWords(message: string): string[] {
  return message.split(/\s+/).flatMap((word) => {
    const bare = word.replace(AROUND, '');
    return bare === '' ? [] : [bare];
  });
}

/** The one answer of a choice that a message names: by its words in either language, or by its place in the list. */
function optionIn(message: string, { options }: FormField): string | undefined {
  const said = plain(message);
  const place = /^\d{1,2}$/.test(said) ? options[Number(said) - 1] : undefined;
  if (place !== undefined) return place.value;
  const named = options.flatMap(({ value, label }) => {
    const labels = [value, ...LOCALES.map((locale) => textFor(locale, label))].map(plain);
    const found = labels.filter((words) => words !== '' && ` ${said} `.includes(` ${words} `));
    return found.map((words) => ({ value, words }));
  });
  // "too small" names no "small".
  const longest = named.filter(
    ({ words }) => !named.some((other) => other.words !== words && ` ${other.words} `.includes(` ${words} `)),
  );
  const values = new Set(longest.map(({ value }) => value));
  return values.size === 1 ? [...values][0] : undefined;
}

/** The date of a message that its field may have; of several years the nearest one that it may have. */
function dateIn(message: string, field: FormField, { locale, today }: Reading): string | undefined {
  const dates = datesIn(message, locale, today);
  const allowed = dates.filter((date) => 'value' in checkFieldValue(field, date, today));
  const [nearest] = (allowed.length > 0 ? allowed : dates).toSorted(
    (one, other) => Math.abs(daysApart(one, today)) - Math.abs(daysApart(other, today)),
  );
  // Two days of one year are two dates.
  const days = new Set(dates.map((date) => date.slice('yyyy-'.length)));
  return days.size === 1 ? nearest : undefined;
}

function only(found: readonly string[]): string | undefined {
  const different = new Set(found);
  return different.size === 1 ? [...different][0] : undefined;
}

/** Fault of a message in which no value of the kind stands, or several. */
const NOT_FOUND: Readonly<Record<FormField['type'], FieldFault>> = {
  text: 'pattern',
  'long-text': 'missing',
  email: 'email',
  phone: 'phone',
  number: 'number',
  date: 'date',
  choice: 'option',
  consent: 'consent',
  file: 'missing',
};

function valueIn(message: string, field: FormField, reading: Reading): string | undefined {
  switch (field.type) {
    case 'text': {
      if (field.pattern === '') return message;
      const whole = new RegExp(`^(?:${field.pattern})$`, 'u');
      return whole.test(message.trim()) ? message : only(bareWords(message).filter((word) => whole.test(word)));
    }
    case 'long-text':
      return message;
    case 'email':
      return only(bareWords(message).filter((word) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(word)));
    case 'phone':
      return only((message.match(PHONE) ?? []).map((found) => found.trim()));
    case 'number':
      return only(numbersIn(message, reading.locale));
    case 'date':
      return dateIn(message, field, reading);
    case 'consent':
      return reading.consentOf(message) === 'yes' ? 'true' : undefined;
    case 'choice':
    case 'file':
      return undefined;
  }
}

/**
 * The value that a visitor's message gives for a field, or the reason why it gives none: what it says stays as it was said, and where two
 * values stand in it none is chosen. No model reads it.
 */
export function readAnswer(field: FormField, message: string, reading: Reading): CheckedField {
  const isLeftOut = SKIP.has(plain(message)) || (field.type === 'consent' && reading.consentOf(message) === 'no');
  const option = field.type === 'choice' ? optionIn(message, field) : undefined;
  if (!field.isRequired && isLeftOut && option === undefined) return { value: null };
  const found = option ?? valueIn(message, field, reading);
  return found === undefined ? { fault: NOT_FOUND[field.type] } : checkFieldValue(field, found, reading.today);
}
