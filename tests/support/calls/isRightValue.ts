import type { Call } from './Call.ts';

/** True where a strange value is right after all: a text where any text is, nothing where nothing may be, another flag or list. */
export function isRightValue({ sample, free = [], nullable = [] }: Call, field: string, value: unknown): boolean {
  if (value === null) return nullable.includes(field);
  if (typeof value === 'string') return free.includes(field);
  if (typeof value === 'boolean') return typeof sample[field] === 'boolean';
  return Array.isArray(sample[field]) && Array.isArray(value) && value.length === 0;
}
