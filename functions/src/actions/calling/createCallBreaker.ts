import { LIMITS } from '@parlance/domain/limits';

/** Keys that one process remembers; with more, all begin anew. */
const MAX_KEYS = 10_000;

interface CallBreaker {
  /** True while the key is paused. */
  isOpen: (key: string, now?: number) => boolean;
  /** Notes how a call ended: one that worked ends what has failed. */
  note: (key: string, hasWorked: boolean, now?: number) => void;
}

/**
 * Pauses what has failed `LIMITS.actionFailures` times in a row, for `LIMITS.actionPauseMs`, in this process alone; then one more call
 * shows whether it works again.
 */
export function createCallBreaker(): CallBreaker {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    isOpen: (key, now = Date.now()) => (failures.get(key)?.until ?? 0) > now,
    note: (key, hasWorked, now = Date.now()) => {
      const count = hasWorked ? 0 : (failures.get(key)?.count ?? 0) + 1;
      if (failures.size >= MAX_KEYS) failures.clear();
      if (count === 0) failures.delete(key);
      else failures.set(key, { count, until: count >= LIMITS.actionFailures ? now + LIMITS.actionPauseMs : 0 });
    },
  };
}
