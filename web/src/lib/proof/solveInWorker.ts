import { solveProof } from '@parlance/domain/widget/solveProof';
import * as z from 'zod/mini';

const noncesSchema = z.array(z.int());

function solveBeside(challenge: string): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>();
  const worker = new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(noncesSchema.parse(data)));
  worker.addEventListener('error', () => reject(new Error('The worker could not be loaded')));
  worker.postMessage(challenge, { transfer: [] });
  return promise.finally(() => worker.terminate());
}

/** The numbers that solve a challenge (domain/widget/PROOF), found by a worker, or by the page itself where that cannot be loaded. */
export async function solveInWorker(challenge: string): Promise<number[]> {
  return solveBeside(challenge).catch(() => solveProof(challenge, new AbortController().signal));
}
