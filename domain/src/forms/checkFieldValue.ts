import * as z from 'zod/mini';
import type { FormField } from '../documents/forms/formField.ts';
import { emailField } from '../fields.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { UNSEEN } from '../text/UNSEEN.ts';
import { addDays } from '../time/calendarDay.ts';

/** A number as such, consent as true, a date as yyyy-mm-dd, a choice as its answer's value, a file as the id of its attachment. */
export type FieldValue = string | number | boolean;

/** Reasons for which an answer is refused; each has a text for visitors. `small` and `large` are of numbers, `early` and `late` of dates. */
export const FIELD_FAULTS = [
  'missing',
  'too-long',
  'unreadable',
  'email',
  'phone',
  'number',
  'small',
  'large',
  'date',
  'early',
  'late',
  'option',
  'pattern',
  'consent',
] as const;

export type FieldFault = (typeof FIELD_FAULTS)[number];

export type CheckedField = { value: FieldValue | null } | { fault: FieldFault };

const DIGITS = /\d/g;
const PHONE = /^\+?[\d\s()/.-]+$/;
const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function checkText(text: string, { type, pattern }: FormField): CheckedField {
  if (UNSEEN.test(type === 'long-text' ? text.replaceAll(/[\t\r\n]/g, '') : text)) return { fault: 'unreadable' };
  if (text.length > (type === 'long-text' ? LIMITS.fieldLongTextCharacters : LIMITS.fieldTextCharacters))
    return { fault: 'too-long' };
  return pattern === '' || new RegExp(`^(?:${pattern})$`, 'u').test(text) ? { value: text } : { fault: 'pattern' };
}

function checkNumber(text: string, { min, max }: FormField): CheckedField {
  if (!NUMBER.test(text)) return { fault: 'number' };
  const value = Number(text);
  if (min !== null && value < min) return { fault: 'small' };
  return max !== null && value > max ? { fault: 'large' } : { value };
}

function checkDate(text: string, { min, max }: FormField, today: string): CheckedField {
  if (!isDay(text)) return { fault: 'date' };
  if (text < addDays(today, min ?? -LIMITS.fieldDays)) return { fault: 'early' };
  return text > addDays(today, max ?? LIMITS.fieldDays) ? { fault: 'late' } : { value: text };
}

function checkPhone(text: string): CheckedField {
  const digits = text.match(DIGITS)?.length ?? 0;
  const isPhone = text.length <= LIMITS.fieldPhoneCharacters && PHONE.test(text) && digits >= 5 && digits <= 15;
  return isPhone ? { value: text } : { fault: 'phone' };
}

function checkFilled(field: FormField, text: string, today: string): CheckedField {
  switch (field.type) {
    case 'text':
    case 'long-text':
      return checkText(text, field);
    case 'email': {
      const checked = z.safeParse(emailField, text);
      return checked.success ? { value: checked.data } : { fault: 'email' };
    }
    case 'phone':
      return checkPhone(text);
    case 'number':
      return checkNumber(text, field);
    case 'date':
      return checkDate(text, field, today);
    case 'choice':
      return field.options.some(({ value }) => value === text) ? { value: text } : { fault: 'option' };
    case 'consent':
      return text === 'true' ? { value: true } : { fault: 'consent' };
    case 'file':
      return z.safeParse(idSchema, text).success ? { value: text } : { fault: 'unreadable' };
  }
}

/**
 * An answer as its field wants it, or the reason why it may not be stored; null where a field that is not required was left empty. Nothing
 * is cut or guessed. That a file exists and is the visitor's is the server's to check.
 * @param raw As a form or a client sent it. A consent that is false counts as not given.
 * @param today Day yyyy-mm-dd from which bounds of a date are counted.
 */
export function checkFieldValue(field: FormField, raw: unknown, today: string): CheckedField {
  const isScalar = typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean';
  if (!isScalar && raw !== undefined && raw !== null) return { fault: 'unreadable' };
  const text = String(raw ?? '')
    .trim()
    .normalize('NFC');
  const isEmpty = text === '' || (field.type === 'consent' && text === 'false');
  if (!isEmpty) return checkFilled(field, text, today);
  if (!field.isRequired) return { value: null };
  return { fault: field.type === 'consent' ? 'consent' : 'missing' };
}
