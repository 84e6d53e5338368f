import type { Condition } from '../documents/procedures/procedureOf.ts';
import { fold } from '../text/fold.ts';
import { daysApart } from '../time/calendarDay.ts';
import type { FieldValue } from '../forms/checkFieldValue.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}/;

function numberOf(value: FieldValue): number | undefined {
  const text = String(value).trim();
  return NUMBER.test(text) ? Number(text) : undefined;
}

function isEqual(value: FieldValue, than: string): boolean {
  const [one, other] = [numberOf(value), numberOf(than)];
  return one !== undefined && other !== undefined ? one === other : fold(String(value)).trim() === fold(than).trim();
}

function compare(value: number | undefined, than: string, holds: (value: number, than: number) => boolean): boolean {
  const other = numberOf(than);
  return value !== undefined && other !== undefined && holds(value, other);
}

function daysSince(value: FieldValue, today: string): number | undefined {
  const [day] = DAY.exec(String(value)) ?? [];
  return day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? undefined : daysApart(day, today);
}

/**
 * True iff a condition holds of a value. A value that is missing or of another kind than the comparison meets `missing` alone, or none.
 * @param today Day yyyy-mm-dd from which days are counted.
 */
export function isTrue(
  { is, than }: Pick<Condition, 'is' | 'than'>,
  value: FieldValue | undefined,
  today: string,
): boolean {
  if (value === undefined || value === '') return is === 'missing';
  switch (is) {
    case 'present':
      return true;
    case 'missing':
      return false;
    case 'equal':
      return isEqual(value, than);
    case 'not-equal':
      return !isEqual(value, than);
    case 'below':
      return compare(numberOf(value), than, (one, other) => one < other);
    case 'above':
      return compare(numberOf(value), than, (one, other) => one > other);
    case 'older':
      return compare(daysSince(value, today), than, (days, most) => days > most);
    case 'within':
      return compare(daysSince(value, today), than, (days, most) => days <= most);
  }
}
