import { useEffect, useRef } from 'react';

interface SendQueue {
  enqueue: (key: string, file: File) => void;
  abort: (key: string) => void;
}

type Send = (key: string, file: File, signal: AbortSignal) => Promise<void>;

/** Sends files one after the other, then calls `onEmpty`. Aborts all of them when the component unmounts. */
export function useSendQueue(onEmpty: () => void, send: Send): SendQueue {
  const aborts = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const enqueue = (key: string, file: File) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    queue.current = queue.current
      .then(() => send(key, file, abort.signal))
      .finally(() => {
        aborts.current.delete(key);
        if (aborts.current.size === 0) onEmpty();
      });
  };
  return { enqueue, abort: (key) => aborts.current.get(key)?.abort() };
}
