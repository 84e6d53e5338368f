import type { Attributes } from '../events/PageEvent.ts';

const MOST_CLASSES = 20;

/** The classes of an element; more than twenty are made by programs. */
export function classesOf(attributes: Attributes): string[] {
  return (attributes['class'] ?? '').split(/\s+/, MOST_CLASSES);
}
