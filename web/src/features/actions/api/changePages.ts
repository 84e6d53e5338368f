import type { ActionChange } from '@parlance/domain/documents/actions/actionChange';
import type { Stored } from '#web/lib/live.ts';

export type StoredChange = Stored<ActionChange>;

/** Changes of which the newest are live and the older ones as they were when they were read. */
export interface ChangePages {
  /** The newest ones, as the listener had them last. Undefined before it has any. */
  live: readonly StoredChange[] | undefined;
  /** All that are known, newest first. */
  all: readonly StoredChange[];
  /** True iff nothing is behind `all`. */
  isEnd: boolean;
  /** Number of changes asked for. */
  size: number;
}

/** Before anything is read. */
export const NO_CHANGES: Omit<ChangePages, 'size'> = { live: undefined, all: [], isEnd: false };

/** As Firestore sorts them: of two at the same moment, the greater id is the newer one. */
function isOlder(one: StoredChange, than: StoredChange): boolean {
  const later = than.at.getTime() - one.at.getTime();
  return later === 0 ? one.id < than.id : later > 0;
}

/**
 * Pages with the changes that the listener has now, up to `limit` of them. Those pushed out by newer ones are kept behind them, unless
 * so many came at once that something may lie between: then the list begins anew.
 */
export function withLive(pages: ChangePages, live: readonly StoredChange[], limit: number): ChangePages {
  const last = live.at(-1);
  if (last === undefined || live.length < limit) return { ...pages, live, all: live, isEnd: true };
  const known = new Set(pages.all.map(({ id }) => id));
  if (!live.some(({ id }) => known.has(id))) return { ...pages, live, all: live, isEnd: false };
  return { ...pages, live, all: [...live, ...pages.all.filter((one) => isOlder(one, last))] };
}

/** Pages with the changes read after the last one. `isEnd`: nothing comes after these. */
export function withOlder(
  pages: ChangePages,
  found: readonly StoredChange[],
  isEnd: boolean,
  size: number,
): ChangePages {
  const known = new Set(pages.all.map(({ id }) => id));
  return { ...pages, all: [...pages.all, ...found.filter(({ id }) => !known.has(id))], isEnd, size };
}
