import { DAY_MS } from '@parlance/domain/durations';
import { type Locale, LOCALES } from '@parlance/domain/locales';
import { dateOf, formatDate } from './formatDate.ts';
import { formatFraction, strokeOf } from './formatFraction.ts';
import { formatNumber, generalNumber } from './formatNumber.ts';
import { type FormatSection, type FormatToken, parseFormat } from './parseFormat.ts';
import type { WorkbookText } from './WorkbookText.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

/** Dates end with the year 9999. */
const MAX_DATE = 2_958_466;

/**
 * A number as its cell shows it.
 * @param format Its sections, as `parseFormat` gives them: many cells have the same one.
 * @param locale Of the workbook's text, null where that does not show it: then the format's own, or English.
 */
export function formatValue(value: number, format: readonly FormatSection[], locale: Locale | null): string {
  const chosen = sectionFor(value, format);
  if (chosen === undefined) return generalNumber(value, locale ?? LOCALES[0]);
  const { section, isSigned } = chosen;
  const language = locale ?? section.locale ?? LOCALES[0];
  const { systemDate, systemTime } = VOCABULARIES[language].sheets;
  if (section.system !== null)
    return formatValue(value, parseFormat(section.system === 'date' ? systemDate : systemTime), language);
  if (isDate(section.tokens)) {
    if (value < 0 || value >= MAX_DATE) return generalNumber(value, language);
    return tidy(formatDate(value, section.tokens, section.locale ?? language));
  }
  if (isTextAlone(format)) return generalNumber(value, language);
  const write = strokeOf(section.tokens) < 0 ? formatNumber : formatFraction;
  const text = tidy(write(Math.abs(value), section.tokens, language));
  return value < 0 && isSigned && /[1-9]/.test(text) ? `-${text}` : text;
}

/** A text by its format, which may put words around it. */
export function formatText(text: WorkbookText, format: readonly FormatSection[]): WorkbookText {
  const section = format.find(({ tokens }) => tokens.some(({ kind }) => kind === 'content'));
  if (section === undefined) return text;
  if (typeof text === 'string')
    return section.tokens.map((token) => (token.kind === 'content' ? text : token.text)).join('');
  return section.tokens.flatMap((token) => (token.kind === 'content' ? text : [{ text: token.text }]));
}

/** True if a format is `@`: numbers are texts. */
function isTextAlone([section, ...others]: readonly FormatSection[]): boolean {
  return others.length === 0 && section?.tokens.length === 1 && section.tokens[0]?.kind === 'content';
}

/** True if a format is a date's or a time's. */
function isDate(tokens: readonly FormatToken[]): boolean {
  return tokens.some(({ kind }) => kind === 'date' || kind === 'elapsed');
}

/** A date in the ISO form, for cells that hold one as text. */
export function serialOf(iso: string): number | undefined {
  const time = Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`);
  return Number.isNaN(time) ? undefined : (time - dateOf(0).getTime()) / DAY_MS;
}

interface ChosenSection {
  section: FormatSection;
  /** The section says nothing of the sign, so that a negative number needs one. */
  isSigned: boolean;
}

function sectionFor(value: number, sections: readonly FormatSection[]): ChosenSection | undefined {
  const [first, second, third] = sections;
  if (first === undefined) return undefined;
  if (sections.some(({ condition }) => condition !== null)) {
    const numeric = sections.slice(0, 3);
    const section = numeric.find(({ condition }) => condition === null || holds(value, condition));
    return section === undefined ? undefined : { section, isSigned: true };
  }
  if (value < 0 && second !== undefined) return { section: second, isSigned: false };
  if (value === 0 && third !== undefined) return { section: third, isSigned: false };
  return { section: first, isSigned: true };
}

function holds(value: number, { operator, limit }: { operator: string; limit: number }): boolean {
  switch (operator) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '=':
      return value === limit;
    default:
      return value !== limit;
  }
}

function tidy(text: string): string {
  return text.replace(/[\s\u00A0]+/g, ' ').trim();
}
