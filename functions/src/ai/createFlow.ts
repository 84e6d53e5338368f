import { AsyncLocalStorage } from 'node:async_hooks';
import type { Genkit, z } from 'genkit';

/** Arguments that Genkit passes to a flow's handler: a way to stream, and a signal for the end of the listener. */
interface Listener<Chunk> {
  sendChunk: (chunk: Chunk) => void;
  abortSignal: AbortSignal;
}

/** Work of a run, and what the trace shows of its result. */
interface Work<T, Chunk> {
  run: (listener: Listener<Chunk>) => Promise<T>;
  shows: (result: T) => unknown;
}

/** A Genkit flow whose work comes with each run. */
interface ProductFlow<I extends z.ZodTypeAny, Chunk> {
  /** Runs `work` as this flow: the models' calls in it are steps of one trace. Settles as the work does. */
  run: <T>(ai: Genkit, input: z.infer<I>, work: Work<T, Chunk>) => Promise<T>;
  /** Registers the flow, with the work of a run that Genkit's developer tools start. */
  serve: (ai: Genkit, alone: (input: z.infer<I>, listener: Listener<Chunk>) => Promise<unknown>) => void;
}

/**
 * Genkit registers a flow once, with a handler that knows the input alone; ours work with a signal, a metered provider and callbacks.
 * So the handler takes its work from the run that it belongs to (decision 057).
 * @param name Of the flow, as Genkit's developer tools list it.
 * @param inputSchema What the trace shows of a run, and what a developer types for one.
 */
export function createFlow<I extends z.ZodTypeAny, Chunk = never>(name: string, inputSchema: I): ProductFlow<I, Chunk> {
  const given = new AsyncLocalStorage<(listener: Listener<Chunk>) => Promise<unknown>>();
  const flows = new WeakMap<Genkit, (input: z.infer<I>) => Promise<unknown>>();

  const define: ProductFlow<I, Chunk>['serve'] = (ai, alone) => {
    const flow = ai.defineFlow({ name, inputSchema }, (input, { sendChunk, abortSignal }) => {
      const listener = { sendChunk, abortSignal };
      const work = given.getStore();
      // What runs within this work is no part of another run.
      return given.exit(() => (work === undefined ? alone(input, listener) : work(listener)));
    });
    flows.set(ai, flow);
  };

  return {
    serve: define,
    run: async <T>(ai: Genkit, input: z.infer<I>, { run, shows }: Work<T, Chunk>): Promise<T> => {
      if (!flows.has(ai)) define(ai, () => Promise.reject(new Error('Started without work')));
      const { promise, resolve } = Promise.withResolvers<T>();
      await given.run(
        async (listener) => {
          const result = await run(listener);
          resolve(result);
          return shows(result);
        },
        async () => flows.get(ai)?.(input),
      );
      return promise;
    },
  };
}
