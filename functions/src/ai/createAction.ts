import { AsyncLocalStorage } from 'node:async_hooks';
import type { Genkit } from 'genkit';

/** An action of Genkit, such as a flow or a retriever, whose work comes with each run. */
interface ProductAction<Input, Given extends readonly unknown[], Shown> {
  /**
   * Runs `work` as this action: it is a step of the trace that it runs in, and what runs within it are its own steps. Settles as the work
   * does.
   * @param input What the trace shows of the run.
   * @param shows What it shows of the result.
   */
  run: <T>(ai: Genkit, input: Input, work: () => Promise<T>, shows: (result: T) => Shown) => Promise<T>;
  /** Registers the action, with the work of a run that Genkit's developer tools start. */
  serve: (ai: Genkit, alone: (...given: Given) => Promise<Shown>) => void;
}

/**
 * Genkit registers an action once, with a handler that knows the input alone; ours work with a signal, a metered provider and callbacks.
 * So the handler takes its work from the run that it belongs to (decision 057).
 * @param register Defines the action with `handle` as its handler, and returns what starts it.
 */
export function createAction<Input, Given extends readonly unknown[], Shown>(
  register: (ai: Genkit, handle: (...given: Given) => Promise<Shown>) => (input: Input) => Promise<unknown>,
): ProductAction<Input, Given, Shown> {
  const given = new AsyncLocalStorage<() => Promise<Shown>>();
  const starts = new WeakMap<Genkit, (input: Input) => Promise<unknown>>();

  const serve: ProductAction<Input, Given, Shown>['serve'] = (ai, alone) => {
    const start = register(ai, (...args) => {
      const work = given.getStore();
      // What runs within this work is no part of another run.
      return given.exit(() => (work === undefined ? alone(...args) : work()));
    });
    starts.set(ai, start);
  };

  return {
    serve,
    run: async (ai, input, work, shows) => {
      if (!starts.has(ai)) serve(ai, () => Promise.reject(new Error('Started without work')));
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
      const taken = async (): Promise<Shown> => {
        const result = await work();
        resolve(result);
        return shows(result);
      };
      await given.run(taken, async () => starts.get(ai)?.(input));
      return promise;
    },
  };
}
