import type { Charge } from './Charge.ts';

/** Counters that one process remembers; of one more the oldest is forgotten. */
const MAX_COUNTERS = 1000;

interface StoredCharges {
  /** The question is stored with its charge, which the counter at `path` still has as pending. */
  note: (path: string, charge: Charge) => void;
  /** Charges noted for a counter, oldest first. */
  of: (path: string) => readonly Charge[];
  /** The counter has none of these as pending any more. */
  forget: (path: string, charges: readonly Charge[]) => void;
}

/**
 * Remembers in this process which pending questions of a counter are stored, so that saying so costs no write of its own: the
 * next write to the counter does (decision 047). What is forgotten is looked up later (`settlePending`).
 */
export function createStoredCharges(): StoredCharges {
  const counters = new Map<string, readonly Charge[]>();
  return {
    note: (path, charge) => {
      const known = counters.get(path) ?? [];
      counters.delete(path);
      counters.set(path, [...known, charge]);
      const [oldest] = counters.keys();
      if (counters.size > MAX_COUNTERS && oldest !== undefined) counters.delete(oldest);
    },
    of: (path) => counters.get(path) ?? [],
    forget: (path, charges) => {
      const left = (counters.get(path) ?? []).filter((charge) => !charges.includes(charge));
      if (left.length === 0) counters.delete(path);
      else counters.set(path, left);
    },
  };
}
