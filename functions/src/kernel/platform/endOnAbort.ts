import { untilAborted } from './untilAborted.ts';

/** A stream that fails as soon as the signal is aborted, also where its source hangs and does not notice. */
export async function* endOnAbort(stream: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string> {
  const iterator = stream[Symbol.asyncIterator]();
  let isOver = false;
  try {
    for (;;) {
      const next = await untilAborted(iterator.next(), signal);
      if (next.done === true) {
        isOver = true;
        return;
      }
      yield next.value;
    }
  } finally {
    // Not awaited: a hanging source would hang here once more.
    if (!isOver) iterator.return?.().catch(() => undefined);
  }
}
