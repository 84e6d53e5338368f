import { isSimplePattern } from '../actions/isSimplePattern.ts';
import type { FormField } from '../documents/forms/formField.ts';
import { LIMITS } from '../limits.ts';

/** Faults that a field can have although each part of it is valid. */
export type FieldProblem = 'options' | 'option-twice' | 'pattern' | 'bounds';

const BOUNDED: ReadonlySet<FormField['type']> = new Set(['number', 'date']);

/**
 * The first thing that keeps a field from being asked: a choice without two answers, an answer that is there twice, a pattern that is none
 * or belongs to no text, bounds that leave nothing or belong to neither a number nor a date. Undefined where nothing does.
 */
export function fieldProblem({ type, options, pattern, min, max }: FormField): FieldProblem | undefined {
  if (type === 'choice' ? options.length < 2 : options.length > 0) return 'options';
  if (new Set(options.map(({ value }) => value)).size !== options.length) return 'option-twice';
  if (pattern !== '' && (type !== 'text' || !isSimplePattern(pattern))) return 'pattern';
  if (!BOUNDED.has(type)) return min === null && max === null ? undefined : 'bounds';
  if (min !== null && max !== null && min > max) return 'bounds';
  const isDay = (days: number | null) =>
    days === null || (Number.isInteger(days) && Math.abs(days) <= LIMITS.fieldDays);
  return type === 'number' || (isDay(min) && isDay(max)) ? undefined : 'bounds';
}
