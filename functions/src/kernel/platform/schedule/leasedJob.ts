import { AppError, type ErrorCode } from '@parlance/domain/errors';
import type { DocumentReference } from 'firebase-admin/firestore';
import { db } from '../app.ts';
import { createHeartbeat } from './createHeartbeat.ts';

/** Fields of a document that one worker at a time works on, until its status is another one than `waiting` or `running`. */
interface Leased {
  status: string;
  /** Workers that took it and came no further. */
  attempts: number;
  /** End of the lease, while the work is not over: a worker that dies is replaced after that. */
  leaseUntil: Date | null;
}

interface LeasedJobOptions<P, T extends Leased> {
  refOf: (place: P) => DocumentReference<T>;
  leaseMs: number;
  heartbeatMs: number;
  maxAttempts: number;
  /** Number that tells the workers of a document apart. */
  workerOf: (found: T) => number;
  /** Fields that are written with a claim. */
  onClaim: (found: T) => Partial<T>;
  /** Fields that are written where as many workers as may try have come no further; none without it. */
  onExhausted?: Partial<T>;
}

/** A document in a worker's hands. */
interface Held<P, T> {
  place: P;
  found: T;
}

/** Work of one worker on a document that it holds. */
interface Work<T, R> {
  /** Ends early once `lost` is aborted: the document is over, gone or another worker's. Aborts it where it finds that out itself. */
  run: (lost: AbortController) => Promise<R>;
  /** Called with the result, while the document is this worker's. */
  done: (result: R) => Promise<unknown>;
  /** Called in place of another attempt, after the last one. */
  failed: (code: ErrorCode) => Promise<unknown>;
  /** Fields that each renewal of the lease writes as well. */
  progress?: () => Partial<T>;
}

interface LeasedJob<P, T extends Leased> {
  /**
   * Takes a document for this worker; undefined where it is over, gone, or in another worker's hands, `exhausted` where as many workers as
   * may try have come no further. Attempts count on taking, so that a worker that dies has used one up.
   * @param refuse Reason against taking it, which is the answer then.
   */
  claim: <R extends string = never>(
    place: P,
    now: Date,
    refuse?: (found: T) => R | undefined,
  ) => Promise<T | 'exhausted' | R | undefined>;
  /** Changes a document as long as this worker has it. False, and nothing changed, where it is over, gone or another's. */
  update: (held: Held<P, T>, change: Partial<T>) => Promise<boolean>;
  /** Does the work while renewing the lease. Rethrows what it failed for, so that the queue tries again; what fails once the document is lost is no failure. */
  work: <R>(held: Held<P, T>, work: Work<T, R>) => Promise<void>;
}

/** Fields as Firestore takes them: their names and types are checked where they come from. */
function fieldsOf(change: object): Record<string, unknown> {
  return { ...change };
}

/** Work of a queue that may be cut anywhere, repeated, and run twice at once: a lease in the document lets one worker in. */
export function leasedJob<P, T extends Leased>(options: LeasedJobOptions<P, T>): LeasedJob<P, T> {
  const { refOf, leaseMs, heartbeatMs, maxAttempts, workerOf, onClaim, onExhausted } = options;

  const write = ({ place, found }: Held<P, T>, change: object): Promise<boolean> => {
    const ref = refOf(place);
    return db.runTransaction(async (transaction) => {
      const present = (await transaction.get(ref)).data();
      if (present?.status !== 'running' || workerOf(present) !== workerOf(found)) return false;
      transaction.update(ref.withConverter(null), fieldsOf(change));
      return true;
    });
  };

  return {
    update: write,
    claim: (place, now, refuse = () => undefined) => {
      const ref = refOf(place);
      return db.runTransaction(async (transaction) => {
        const found = (await transaction.get(ref)).data();
        if (found === undefined || (found.status !== 'waiting' && found.status !== 'running')) return undefined;
        if (found.status === 'running' && found.leaseUntil !== null && found.leaseUntil > now) return undefined;
        const refused = refuse(found);
        if (refused !== undefined) return refused;
        if (found.attempts >= maxAttempts) {
          if (onExhausted !== undefined) transaction.update(ref.withConverter(null), fieldsOf(onExhausted));
          return 'exhausted';
        }
        const lease = { attempts: found.attempts + 1, leaseUntil: new Date(now.getTime() + leaseMs) };
        const claimed = { ...onClaim(found), status: 'running', ...lease };
        transaction.update(ref.withConverter(null), fieldsOf(claimed));
        return { ...found, ...claimed };
      });
    },
    work: async (held, { run, done, failed, progress = () => ({}) }) => {
      const lost = new AbortController();
      const renew = async (): Promise<boolean> => {
        const isKept = await write(held, { ...progress(), leaseUntil: new Date(Date.now() + leaseMs) });
        if (!isKept) lost.abort();
        return isKept;
      };
      const stop = createHeartbeat(renew, heartbeatMs);
      try {
        const result = await run(lost);
        await stop();
        if (!lost.signal.aborted) await done(result);
      } catch (error) {
        await stop();
        if (lost.signal.aborted) return;
        if (held.found.attempts >= maxAttempts) await failed(error instanceof AppError ? error.code : 'answer-failed');
        else await write(held, { status: 'waiting' });
        throw error;
      }
    },
  };
}
