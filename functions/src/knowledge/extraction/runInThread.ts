import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { Worker } from 'node:worker_threads';
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

const MEGABYTE = 1024 * 1024;
/** Interval at which the thread's buffers are measured: V8 itself holds only the heap to its limit. */
const MEMORY_CHECK_MS = 50;
/**
 * The buffers' part of the limit. A PDF that unpacks to 400 MB fills 40 MB between two looks, and the thread itself takes 30 MB:
 * with the whole of it the process grew by 290 to 330 MB, where 300 are allowed.
 */
const BUFFER_SHARE = 0.75;

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
  const reply = await ask(job, { ...DEFAULTS, ...limits });
  if (reply.kind === 'refused') throw new AppError(reply.code, {}, { cause: new Error(reply.reason) });
  return reply;
}

async function ask(
  job: DocumentJob | PagesJob,
  { milliseconds, megabytes, entry }: ExtractionLimits,
): Promise<ExtractionReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ExtractionReply>();
  const buffer = ownBuffer(job.bytes);
  const worker = new Worker(entry, {
    workerData: { ...job, bytes: new Uint8Array(buffer) },
    transferList: [buffer],
    // Neither secrets nor a place to write: what readers say on their own account may quote the file.
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 4 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const deadline = setTimeout(() => reject(new AppError('file-timeout')), milliseconds);
  const checkMemory = async (): Promise<void> => {
    const { external_memory: external } = await worker.getHeapStatistics();
    if (external > megabytes * BUFFER_SHARE * MEGABYTE) reject(new AppError('file-too-complex'));
  };
  // A thread that has just ended has no figures any more.
  const memoryTimer = setInterval(() => void checkMemory().catch(() => undefined), MEMORY_CHECK_MS);
  worker.once('message', (message: unknown) => {
    try {
      resolve(extractionReplySchema.parse(message));
    } catch (error) {
      reject(error);
    }
  });
  worker.once('error', (error) =>
    reject(isMissing(error) ? error : new AppError('file-too-complex', {}, { cause: error })),
  );
  worker.once('exit', () => reject(new AppError('file-too-complex')));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    clearInterval(memoryTimer);
    await worker.terminate();
  }
}

/** True if the thread's own code could not be loaded, which says nothing about the file. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).endsWith('MODULE_NOT_FOUND');
}
