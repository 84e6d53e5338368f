import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { PageJob } from '../extraction.ts';
import { THREAD_ENTRIES } from '../THREAD_ENTRIES.ts';
import { PAGE_THREAD_LOADED } from './PAGE_THREAD_LOADED.ts';
import type { PageContent } from './extractPage.ts';

export interface PageReader {
  /** Throws AppError `file-timeout`, or `file-too-complex` when the thread broke down over the page. */
  read: (job: PageJob) => Promise<PageContent>;
  /** Ends the thread. */
  close: () => Promise<void>;
}

// Made by this codebase within the same process: its shape is the compiler's business.
const contentSchema = z.custom<PageContent>((value) => typeof value === 'object');

function startThread(megabytes: number): Worker {
  const thread = new Worker(THREAD_ENTRIES.page, {
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 4 },
  });
  thread.stdout.resume();
  thread.stderr.resume();
  return thread;
}

/**
 * Reads the pages of one website in a thread of their own, one after another: loading the parsers takes longer than reading
 * most pages, and is no page's time. A page that takes too long, or breaks the thread down, costs that page alone.
 */
export function createPageReader(
  milliseconds: number = LIMITS.extractionMs,
  megabytes: number = LIMITS.extractionMegabytes,
): PageReader {
  let thread: Worker | undefined;
  let isLoaded = false;
  let turn: Promise<unknown> = Promise.resolve();

  const read = async (job: PageJob): Promise<PageContent> => {
    const { promise, resolve, reject } = Promise.withResolvers<PageContent>();
    const worker = thread ?? startThread(megabytes);
    thread = worker;
    let deadline: NodeJS.Timeout | undefined;
    const startClock = () => {
      isLoaded = true;
      deadline = setTimeout(() => reject(new AppError('file-timeout')), milliseconds);
    };
    const onMessage = (message: unknown) => {
      if (message === PAGE_THREAD_LOADED) startClock();
      else resolve(contentSchema.parse(message));
    };
    const onEnd = (cause: unknown) => reject(new AppError('file-too-complex', {}, { cause }));
    worker.on('message', onMessage).once('error', onEnd).once('exit', onEnd);
    const release = () => {
      clearTimeout(deadline);
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
    };
    try {
      if (isLoaded) startClock();
      worker.postMessage(job, []);
      return await promise;
    } catch (error) {
      release();
      thread = undefined;
      isLoaded = false;
      await worker.terminate();
      throw error;
    } finally {
      release();
    }
  };

  return {
    read: (job) => {
      const result = turn.then(() => read(job));
      turn = result.catch(() => undefined);
      return result;
    },
    close: async () => {
      await thread?.terminate();
      thread = undefined;
      isLoaded = false;
    },
  };
}
