import { parentPort } from 'node:worker_threads';
import * as z from 'zod';
import type { PageJob } from '../extraction.ts';
import { extractPage } from './extractPage.ts';
import { PAGE_THREAD_LOADED } from './PAGE_THREAD_LOADED.ts';

// The entry of the thread that reads the pages of one website, one after another. It has no environment. A page that breaks
// it down costs that page alone: createPageReader starts another.

const jobSchema = z.custom<PageJob>((value) => typeof value === 'object');

async function answer(message: unknown): Promise<void> {
  const { bytes, contentType, url } = jobSchema.parse(message);
  parentPort?.postMessage(await extractPage(bytes, contentType, url), []);
}

parentPort?.on('message', (message: unknown) => void answer(message));
parentPort?.postMessage(PAGE_THREAD_LOADED, []);
