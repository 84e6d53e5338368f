/** Writes to an open response: resolves once the socket took it. */
export type Write = (text: string) => Promise<void>;

export interface EventStream {
  /** True once the first event is on its way: from then on an error is an event too. */
  isOpen: () => boolean;
  send: (event: string, data: object) => Promise<void>;
}

/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). `open` is called with the first one. */
export function createEventStream(open: () => Write): EventStream {
  let write: Write | undefined;
  return {
    isOpen: () => write !== undefined,
    send: async (event, data) => {
      write ??= open();
      // JSON has no line break outside of escapes.
      await write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}
