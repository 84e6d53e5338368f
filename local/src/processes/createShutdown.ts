export interface Shutdown {
  /** Resolves on the first Ctrl-C, termination signal, or death of the process that started this one. */
  requested: Promise<'requested'>;
  /** Registers something to stop. */
  add: (stop: () => Promise<void> | void) => void;
  /** Stops everything in reverse order of starting, once. */
  run: () => Promise<void>;
}

/** Collects what has to be stopped and listens for the wish to stop. Repeated signals change nothing. */
export function createShutdown(): Shutdown {
  const stops: (() => Promise<void> | void)[] = [];
  const requested = new Promise<'requested'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve('requested'));
    process.once('disconnect', () => resolve('requested'));
  });
  return {
    requested,
    add: (stop) => {
      stops.push(stop);
    },
    run: async () => {
      for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
        try {
          await stop();
        } catch (error) {
          console.error(error instanceof Error ? error.message : error);
        }
      }
    },
  };
}
