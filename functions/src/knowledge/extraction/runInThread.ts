import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { runThread, ThreadError } from '../../kernel/platform/threads/runThread.ts';
import { type DocumentJob, type ExtractionReply, extractionReplySchema, type PagesJob } from './extraction.ts';
import { THREAD_ENTRIES } from './THREAD_ENTRIES.ts';

export interface ExtractionLimits {
  /** From the thread's start to its reply. */
  milliseconds: number;
  /** Most megabytes of its heap; the buffers beside it may take three quarters of that. */
  megabytes: number;
  /** The thread's code: only a test that wants one that misbehaves names another. */
  entry: URL;
}

const DEFAULTS: ExtractionLimits = {
  milliseconds: LIMITS.extractionMs,
  megabytes: LIMITS.extractionMegabytes,
  entry: THREAD_ENTRIES.extraction,
};

/** The bytes in a buffer that is theirs alone and can be handed over: copied only where they share one. */
function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
    ? buffer
    : new Uint8Array(bytes).buffer;
}

/**
 * Does a job in a thread of its own, which may fail, hang or fill its memory without harm to anybody else. The bytes are handed
 * over: the caller's array is empty afterwards.
 * Throws the reader's own codes, `file-timeout` after the time limit, and `file-too-complex` when the thread broke down or
 * outgrew its memory.
 */
export async function runInThread(
  job: DocumentJob | PagesJob,
  limits: Partial<ExtractionLimits> = {},
): Promise<Exclude<ExtractionReply, { kind: 'refused' }>> {
  const reply = extractionReplySchema.parse(await ask(job, { ...DEFAULTS, ...limits }));
  if (reply.kind === 'refused') throw new AppError(reply.code, {}, { cause: new Error(reply.reason) });
  return reply;
}

async function ask(job: DocumentJob | PagesJob, limits: ExtractionLimits): Promise<unknown> {
  const buffer = ownBuffer(job.bytes);
  try {
    return await runThread({ ...limits, data: { ...job, bytes: new Uint8Array(buffer) }, transfer: [buffer] });
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    throw new AppError(error.isLate ? 'file-timeout' : 'file-too-complex', {}, { cause: error.cause });
  }
}
