import * as z from 'zod';

function hasToDate(value: unknown): value is { toDate: () => Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

/** A moment in a document: Firestore's Timestamp of either SDK comes in, a Date comes out. */
export const timestamp = z.preprocess((value) => (hasToDate(value) ? value.toDate() : value), z.date());
