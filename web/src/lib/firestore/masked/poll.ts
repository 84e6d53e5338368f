import { dequal } from 'dequal/lite';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { ownActions } from './ownActions.ts';
import type { Emission, RawDocument } from '../liveEntries.ts';

/** Errors that pass: what is shown stays until it can be read again. */
const PASSING: readonly string[] = ['unavailable', 'rate-limited'];

/**
 * Reads now and then, as a listener does for what can't be listened to: at once, every `everyMs` while the page is in view, as soon
 * as it comes back into view, and after each action of the person. Emits what is new. Returns how to stop.
 */
export function poll(
  read: () => Promise<readonly RawDocument[]>,
  everyMs: number,
  emit: (emission: Emission) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: readonly RawDocument[] | undefined;
  let isReading = false;
  let isOutdated = false;
  let isStopped = false;

  const report = async () => {
    try {
      const documents = await read();
      if (isStopped || dequal(documents, shown)) return;
      shown = documents;
      emit({ kind: 'documents', documents });
    } catch (error) {
      const failure = toAppError(error);
      if (isStopped || (shown !== undefined && PASSING.includes(failure.code))) return;
      shown = undefined;
      emit({ kind: 'failed', error: failure });
    }
  };
  const run = async () => {
    isOutdated = isReading;
    if (isReading || isStopped) return;
    clearTimeout(timer);
    isReading = true;
    await report();
    isReading = false;
    if (isStopped || document.visibilityState !== 'visible') return;
    // Something was done while this was read.
    if (isOutdated) void run();
    else timer = setTimeout(() => void run(), everyMs);
  };
  const runIfSeen = () => {
    if (document.visibilityState === 'visible') void run();
    else clearTimeout(timer);
  };
  document.addEventListener('visibilitychange', runIfSeen);
  ownActions.addEventListener('done', runIfSeen);
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runIfSeen);
    ownActions.removeEventListener('done', runIfSeen);
  };
}
