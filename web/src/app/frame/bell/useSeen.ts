import { useState } from 'react';
import { safeStorage } from '#web/lib/browser/safeStorage.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface Seen {
  /** Milliseconds since 1970; 0 where nobody has looked. */
  seenAt: number;
  markSeen: () => void;
}

/** Time of the last look at the bell, in this browser, for the current organization. */
export function useSeen(): Seen {
  const { orgId } = useMembership();
  const key = `parlance-bell-${orgId}`;
  const [seen, setSeen] = useState<{ key: string; at: number }>();
  const stored = Number(safeStorage.read(key) ?? 0);
  return {
    seenAt: seen?.key === key ? seen.at : Number.isFinite(stored) ? stored : 0,
    markSeen: () => {
      const at = Date.now();
      safeStorage.write(key, String(at));
      setSeen({ key, at });
    },
  };
}
