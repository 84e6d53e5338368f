import { runInThread } from './runInThread.ts';

/**
 * Pages of a PDF, counted from 1, each as a PDF of its own, cut in a thread of its own; null for one that cannot be cut out. Takes the bytes away and throws as
 * `runInThread`.
 */
export async function cutPages(bytes: Uint8Array, pages: readonly number[]): Promise<(Uint8Array | null)[]> {
  const reply = await runInThread({ kind: 'pages', bytes, pages });
  if (reply.kind !== 'pages') throw new Error('The thread answered another question');
  return reply.pages;
}
