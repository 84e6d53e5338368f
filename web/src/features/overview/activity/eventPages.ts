import type { ActivityEvent } from './activityEvent.ts';

export type Events = readonly ActivityEvent[];

/** Known events of one source: the newest are live, the older ones as they were when they were read. */
export interface EventPages {
  /** The newest ones, as the listener had them last. Undefined before it has any. */
  live: Events | undefined;
  /** All that are known, newest first. */
  all: Events;
  /** True iff nothing is behind `all`. */
  isEnd: boolean;
}

/** A source before anything is read. */
export const NO_EVENTS: EventPages = { live: undefined, all: [], isEnd: false };

/** Newest first. Of two at the same moment the one with the greater id, as Firestore sorts them. */
function byNewest(one: ActivityEvent, other: ActivityEvent): number {
  const later = other.at.getTime() - one.at.getTime();
  return later === 0 && one.id !== other.id ? (one.id < other.id ? 1 : -1) : later;
}

/** Merges the listener's current events, up to `limit` of them. Events it has pushed out are kept; those missing between them are gone. */
export function withLive(pages: EventPages, live: Events, limit: number): EventPages {
  const last = live.at(-1);
  if (last === undefined || live.length < limit) return { live, all: live, isEnd: true };
  return { live, all: [...live, ...pages.all.filter((event) => byNewest(last, event) < 0)], isEnd: pages.isEnd };
}

/** With what was read behind the last one. `isEnd`: nothing is behind that. */
export function withOlder(pages: EventPages, found: Events, isEnd: boolean): EventPages {
  const known = new Set(pages.all.map(({ id }) => id));
  return { ...pages, all: [...pages.all, ...found.filter(({ id }) => !known.has(id))], isEnd };
}

/**
 * The newest `size` events of all sources. An event that is older than the last known one of a source that goes on is left out:
 * what is not read yet may belong before it.
 */
export function mergeEvents(sources: readonly EventPages[], size: number): { shown: Events; hasMore: boolean } {
  const all = sources.flatMap((source) => source.all).toSorted(byNewest);
  const ends = sources.filter(({ isEnd }) => !isEnd).map((source) => source.all.at(-1));
  const isKnown = (event: ActivityEvent) => ends.every((end) => end !== undefined && byNewest(event, end) <= 0);
  const shown = all.filter(isKnown).slice(0, size);
  return { shown, hasMore: shown.length < all.length || ends.length > 0 };
}

/** The last event of a source that has to be read on for the newest `size` of all sources; undefined where it need not. */
export function readOnFrom(
  source: EventPages,
  sources: readonly EventPages[],
  size: number,
): ActivityEvent | undefined {
  const last = source.all.at(-1);
  if (source.isEnd || last === undefined) return undefined;
  const newer = sources.flatMap(({ all }) => all).filter((event) => byNewest(event, last) < 0).length;
  return newer < size ? last : undefined;
}
