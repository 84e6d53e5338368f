import { type TransferListItem, Worker } from 'node:worker_threads';

interface ThreadOptions {
  /** The thread's code. */
  entry: URL;
  /** Its `workerData`. */
  data: unknown;
  /** Buffers that are handed over: the caller's are empty afterwards. */
  transfer?: TransferListItem[];
  /** From the thread's start to its reply. */
  milliseconds: number;
  /** Most megabytes of its heap; the buffers beside it may take three quarters of that. */
  megabytes: number;
}

/** A thread that gave no reply: too late, or because it broke down or outgrew its memory. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  readonly isLate: boolean;

  constructor(isLate: boolean, options?: ErrorOptions) {
    super(isLate ? 'late' : 'broken', options);
    this.isLate = isLate;
  }
}

const MEGABYTE = 1024 * 1024;
/** Interval at which the thread's buffers are measured: V8 itself holds only the heap to its limit. */
const MEMORY_CHECK_MS = 50;
/**
 * The buffers' part of the limit. A PDF that unpacks to 400 MB fills 40 MB between two looks, and the thread itself takes 30 MB:
 * with the whole of it the process grew by 290 to 330 MB, where 300 are allowed.
 */
const BUFFER_SHARE = 0.75;

/**
 * Has what a stranger sent read in a thread of its own, which may fail, hang or fill its memory without harm to anybody else. Returns the first
 * message that it posts. Throws `ThreadError`, and as it is the error of code that is not there, which says nothing of what was read.
 */
export async function runThread({
  entry,
  data,
  transfer = [],
  milliseconds,
  megabytes,
}: ThreadOptions): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const worker = new Worker(entry, {
    workerData: data,
    transferList: transfer,
    // Neither secrets nor a place to write: what readers say on their own account may quote what they read.
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 4 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const deadline = setTimeout(() => reject(new ThreadError(true)), milliseconds);
  const checkMemory = async (): Promise<void> => {
    const { external_memory: external } = await worker.getHeapStatistics();
    if (external > megabytes * BUFFER_SHARE * MEGABYTE) reject(new ThreadError(false));
  };
  // A thread that has just ended has no figures any more.
  const memoryTimer = setInterval(() => void checkMemory().catch(() => undefined), MEMORY_CHECK_MS);
  worker.once('message', resolve);
  worker.once('error', (error) => reject(isMissing(error) ? error : new ThreadError(false, { cause: error })));
  worker.once('exit', () => reject(new ThreadError(false)));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    clearInterval(memoryTimer);
    await worker.terminate();
  }
}

/** True if the thread's own code could not be loaded. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).endsWith('MODULE_NOT_FOUND');
}
