import type { AppError } from '@parlance/domain/errors';
import { Observable } from 'rxjs';

export interface RawDocument {
  id: string;
  fields: unknown;
}

/** Failures are values: reactfire keeps a failed observable for ever and throws while rendering. */
export type Emission = { kind: 'documents'; documents: readonly RawDocument[] } | { kind: 'failed'; error: AppError };

/** Starts listening and returns how to stop. */
export type OpenListener = (emit: (emission: Emission) => void) => () => void;

export interface LiveEntry {
  emissions: Observable<Emission>;
  retain: () => void;
  release: () => void;
}

/** Time a listener outlives its last reader, in ms, so that going back and forth reads nothing again. */
const KEEP_MS = 20_000;
const entries = new Map<string, LiveEntry>();

/** reactfire's cache never evicts (its issues 485 and 790), so the end of a listener removes its entry here. */
function evict(id: string): void {
  entries.delete(id);
  const cache: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  if (cache instanceof Map) cache.delete(id);
}

function createEntry(id: string, open: OpenListener): LiveEntry {
  let readers = 0;
  let wasRead = false;
  let hasFailed = false;
  let close = () => undefined;
  const emissions = new Observable<Emission>((subscriber) => {
    const stop = open((emission) => {
      hasFailed = emission.kind === 'failed';
      subscriber.next(emission);
      // What was refused may be allowed to the next reader. One that suspends has not begun to read: it waits for this.
      if (hasFailed && wasRead && readers === 0) end();
    });
    close = () => {
      stop();
      subscriber.complete();
      return undefined;
    };
    return stop;
  });
  const end = () => {
    close();
    evict(id);
  };
  let timer = setTimeout(end, KEEP_MS);
  return {
    emissions,
    retain: () => {
      readers += 1;
      wasRead = true;
      clearTimeout(timer);
    },
    release: () => {
      readers -= 1;
      if (readers === 0) timer = setTimeout(end, hasFailed ? 0 : KEEP_MS);
    },
  };
}

/** One listener per id, shared by all its readers. */
export function liveEntry(id: string, open: OpenListener): LiveEntry {
  const known = entries.get(id);
  if (known) return known;
  const entry = createEntry(id, open);
  entries.set(id, entry);
  return entry;
}
