import { Worker } from 'node:worker_threads';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { ChannelError } from '../../../../connection/ChannelError.ts';
import type { ReadMail, ReadOptions } from '../readMail.ts';
import { THREAD_ENTRIES } from './THREAD_ENTRIES.ts';

interface ReadingLimits {
  milliseconds: number;
  megabytes: number;
  /** The thread's code: only a test that wants one that misbehaves names another. */
  entry: URL;
}

const DEFAULTS: ReadingLimits = {
  milliseconds: LIMITS.mailReadingMs,
  megabytes: LIMITS.mailReadingMegabytes,
  entry: THREAD_ENTRIES.mail,
};

// Made by this codebase within the same process: its shape is the compiler's business.
const readSchema = z.custom<ReadMail>((value) => typeof value === 'object');

/**
 * Reads a mail in a thread of its own, which may fail, hang or fill its memory without harm to anybody else. The caller's bytes stay theirs.
 * Throws `ChannelError`: `too-large`, or `message-invalid` where the thread broke down or took too long.
 */
export async function readMailInThread(
  bytes: Uint8Array,
  options: ReadOptions,
  limits: Partial<ReadingLimits> = {},
): Promise<ReadMail> {
  if (bytes.length > LIMITS.mailBytes) throw new ChannelError('too-large');
  const { milliseconds, megabytes, entry } = { ...DEFAULTS, ...limits };
  const { promise, resolve, reject } = Promise.withResolvers<ReadMail>();
  const worker = new Worker(entry, {
    workerData: { bytes, options },
    // Neither secrets nor a place to write: what the reader says on its own account may quote the mail.
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 4 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const broken = (): void => reject(new ChannelError('message-invalid'));
  const deadline = setTimeout(broken, milliseconds);
  worker.once('message', (message: unknown) => resolve(readSchema.parse(message)));
  worker.once('error', (error) => (isMissing(error) ? reject(error) : broken()));
  worker.once('exit', broken);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}

/** True if the thread's own code could not be loaded, which says nothing about the mail. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).endsWith('MODULE_NOT_FOUND');
}
