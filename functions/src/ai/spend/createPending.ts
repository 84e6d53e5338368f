import type { SpendStore } from './SpendStore.ts';

interface Pending {
  note: (day: string, micro: number) => void;
  /** Writes all that was noted until now. What the store does not take is kept, and its error thrown. */
  write: () => Promise<void>;
}

/** Tracks what a process has spent and not written yet, by the day on which it was spent. */
export function createPending(store: Pick<SpendStore, 'add'>): Pending {
  let sums = new Map<string, number>();
  const note = (day: string, micro: number): void => {
    sums.set(day, (sums.get(day) ?? 0) + micro);
  };
  return {
    note,
    write: async () => {
      const due = sums;
      sums = new Map();
      const written = await Promise.allSettled([...due].map(([day, micro]) => store.add(day, Math.round(micro))));
      [...due].forEach(([day, micro], position) => {
        if (written[position]?.status === 'rejected') note(day, micro);
      });
      const failed = written.find((outcome) => outcome.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
  };
}
