import { dequal } from 'dequal/lite';
import * as z from 'zod';
import type { RawDocument } from './liveEntries.ts';

/** A page begins after the document that has this value in the field that the query is ordered by, and this id. */
export interface Cursor {
  value: unknown;
  id: string;
}

/** Starts of a query's pages, by their number from 0, as far as they are known. The first one needs no cursor. */
export type PageStarts = ReadonlyMap<number, Cursor>;

const fieldsSchema = z.record(z.string(), z.unknown());

/** The cursor behind a document. */
export function cursorOf(document: RawDocument, field: string): Cursor {
  return { value: fieldsSchema.parse(document.fields)[field], id: document.id };
}

/**
 * The starts once it is known where the page after `page` begins. What was known of pages further on may have moved and is
 * forgotten. The same map where nothing is new, so that it can be a state.
 */
export function withNextStart(starts: PageStarts, page: number, next: Cursor): PageStarts {
  if (dequal(starts.get(page + 1), next)) return starts;
  return new Map([...[...starts].filter(([known]) => known <= page), [page + 1, next]]);
}
