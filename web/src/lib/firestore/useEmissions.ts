import { useCallback, useEffect, useState } from 'react';
import { useObservable } from 'reactfire';
import { type Emission, liveEntry, type OpenListener } from './liveEntries.ts';

interface Emissions {
  latest: Emission | undefined;
  retry: () => void;
}

/** Reads one shared listener. The only user of reactfire's observable cache. `key` names the listener in full. */
export function useEmissions(key: string, open: OpenListener): Emissions {
  const [attempt, setAttempt] = useState(0);
  const id = `parlance:${key}:${attempt}`;
  const entry = liveEntry(id, open);
  const { data } = useObservable<Emission | undefined>(id, entry.emissions);

  useEffect(() => {
    entry.retain();
    return entry.release;
  }, [entry]);

  return { latest: data, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
