import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { runThread, ThreadError } from '../../../../../kernel/platform/threads/runThread.ts';
import { ChannelError } from '../../../../connection/ChannelError.ts';
import type { ReadMail, ReadOptions } from '../readMail.ts';
import type { MailJob } from './MailJob.ts';
import { THREAD_ENTRIES } from './THREAD_ENTRIES.ts';

// Made by this codebase within the same process: its shape is the compiler's business.
const readSchema = z.custom<ReadMail>((value) => typeof value === 'object');

/**
 * Reads a mail in a thread of its own. The caller's bytes stay theirs. Throws `ChannelError`: `too-large`, or `message-invalid` where the thread broke
 * down or took too long.
 */
export async function readMailInThread(bytes: Uint8Array, options: ReadOptions): Promise<ReadMail> {
  if (bytes.length > LIMITS.mailBytes) throw new ChannelError('too-large');
  const job: MailJob = { bytes, options };
  const { mailReadingMs: milliseconds, mailReadingMegabytes: megabytes } = LIMITS;
  try {
    return readSchema.parse(await runThread({ entry: THREAD_ENTRIES.mail, data: job, milliseconds, megabytes }));
  } catch (error) {
    throw error instanceof ThreadError ? new ChannelError('message-invalid') : error;
  }
}
