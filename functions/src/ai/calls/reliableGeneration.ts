import { setTimeout } from 'node:timers/promises';
import type { Model } from '@parlance/domain/models';
import { GenkitError } from 'genkit';
import { httpStatusOf } from './httpStatusOf.ts';
import type { Generation, GenerationUsage, ModelProblemCode } from '../AiProvider.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { transientPause } from './transientPause.ts';

/** A visitor is waiting: a provider that asks for a longer pause has failed. */
const MAX_PAUSE_MS = 2_000;
/** HTTP statuses of an accident on the provider's side. */
const ACCIDENTS: readonly number[] = [500, 502, 504];

/** An accident, or a connection that was not made or broke: those fail without any status. */
function isPassing(error: unknown): boolean {
  const status = httpStatusOf(error);
  return status === undefined ? !(error instanceof GenkitError) : ACCIDENTS.includes(status);
}

/** Too many requests: quotas are a model's own. */
const BUSY = 429;

const PROBLEMS: Partial<Record<number, ModelProblemCode>> = { 404: 'model-not-found', 403: 'model-forbidden' };

export interface ReliableOptions {
  /** The model that is wanted, and those that take its place, in order, if it does not answer. */
  model: Model;
  fallbacks: readonly Model[];
  signal: AbortSignal;
  onModelProblem: (code: ModelProblemCode) => void;
  /** Waits so many milliseconds; a test does not. */
  sleep?: (milliseconds: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
}

interface Started {
  first: IteratorResult<string, unknown>;
  rest: AsyncIterator<string>;
  done: Generation['done'];
}

/** A generation of which the first word has come. */
async function start({ stream, done }: Generation): Promise<Started> {
  const rest = stream[Symbol.asyncIterator]();
  return { first: await rest.next(), rest, done };
}

/** Starts a generation, if need be several times: see `reliableGeneration`. */
async function startReliably(open: (model: Model) => Generation, options: ReliableOptions): Promise<Started> {
  const { fallbacks, signal, onModelProblem, sleep = setTimeout } = options;
  const rest = [...fallbacks];
  let { model } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(open(model));
    } catch (error) {
      if (signal.aborted) throw error;
      const status = httpStatusOf(error);
      logEvent('model call failed', { status: status ?? null, model: model.name }, error);
      const problem = PROBLEMS[status ?? 0];
      if (problem !== undefined && model === options.model) onModelProblem(problem);
      const pause = problem === undefined ? transientPause(error, attempt, MAX_PAUSE_MS, isPassing) : undefined;
      // What was tried in vain counts for the next model too: a visitor waits.
      if (pause === undefined) model = takeNext(rest, error, problem !== undefined || status === BUSY);
      await sleep(pause ?? 0, undefined, { signal });
    }
  }
}

/** The model to ask after one that will not answer. Throws `error` where there is none, or where no other would do better. */
function takeNext(rest: Model[], error: unknown, isModelsFault: boolean): Model {
  const next = isModelsFault ? rest.shift() : undefined;
  if (next === undefined) throw error;
  return next;
}

/**
 * A generation that is tried again while nothing of it has come: at most three times for what may pass, and with the next
 * fallback for a model that is withdrawn, closed or busy for long. After the first word a failure is final: nothing is said
 * twice.
 */
export function reliableGeneration(open: (model: Model) => Generation, options: ReliableOptions): Generation {
  options.signal.throwIfAborted();
  const { promise: done, resolve, reject } = Promise.withResolvers<GenerationUsage>();
  // The failure reaches the stream's reader there.
  done.catch(() => undefined);

  async function* stream(): AsyncGenerator<string> {
    try {
      const started = await startReliably(open, options);
      for (let next = started.first; next.done !== true; next = await started.rest.next()) yield next.value;
      resolve(await started.done);
    } catch (error) {
      reject(error);
      throw error;
    } finally {
      // Nothing happens where it is settled: this is for a reader that has stopped reading.
      reject(new Error('The answer was not read to its end'));
    }
  }

  return { stream: stream(), done };
}
