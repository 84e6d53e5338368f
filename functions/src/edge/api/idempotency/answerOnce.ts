import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { DocumentReference } from 'firebase-admin/firestore';
import { refs } from '../../../kernel/platform/refs.ts';
import { asRead } from '../../../kernel/platform/writes/asRead.ts';
import { isAlreadyThere } from '../../../kernel/platform/writes/isAlreadyThere.ts';
import { isConflict } from '../../../kernel/platform/writes/isConflict.ts';

interface OnceRequest {
  orgId: string;
  /** As `requestIdOf` makes it. */
  requestId: string;
  requestHash: string;
  /** False for what finds its former answer by itself. */
  keepsAnswer: boolean;
}

interface Once<T> {
  answer: T;
  /** True where it is the answer of a request before. */
  isReplay: boolean;
}

/** `mine`: this request is to be served. `done`: it was, with this answer as JSON text, or with one that is found again. */
type Claim = { kind: 'mine' } | { kind: 'done'; answer: string | null };

/**
 * Serves a request once, however often and at however many places it comes within `LIMITS.apiRequestMs`: later ones get its answer.
 * A request that fails is forgotten, so that it can be sent again. Of one whose process is killed the next takes over once its
 * lease has ended. Throws `request-running` while it is being served, `request-differs` where another one came with the same key.
 */
export async function answerOnce<T extends object | null>(
  { orgId, requestId, requestHash, keepsAnswer }: OnceRequest,
  serve: () => Promise<T>,
  parse: (text: string) => T,
  now = new Date(),
): Promise<Once<T>> {
  const ref = refs.apiRequest(orgId, requestId);
  const claim = await claimRequest(ref, requestHash, now);
  if (claim.kind === 'done' && claim.answer !== null) return { answer: parse(claim.answer), isReplay: true };
  try {
    const answer = await serve();
    if (claim.kind === 'mine') {
      await ref.update({ leaseUntil: null, answer: keepsAnswer ? JSON.stringify(answer) : null });
    }
    return { answer, isReplay: claim.kind === 'done' };
  } catch (error) {
    // If that fails too, its lease ends by itself.
    if (claim.kind === 'mine') await ref.delete().catch(() => undefined);
    throw error;
  }
}

async function claimRequest(ref: ReturnType<typeof refs.apiRequest>, requestHash: string, now: Date): Promise<Claim> {
  const claimed = {
    requestHash,
    leaseUntil: new Date(now.getTime() + LIMITS.apiRequestLeaseMs),
    answer: null,
    expiresAt: new Date(now.getTime() + LIMITS.apiRequestMs),
  };
  try {
    await ref.create(claimed);
    return { kind: 'mine' };
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  const found = await ref.get();
  const request = found.data();
  // It failed at this very moment: the caller can try again at once.
  if (request === undefined) throw new AppError('request-running');
  const isOver = request.expiresAt <= now;
  if (!isOver && request.requestHash !== requestHash) throw new AppError('request-differs');
  if (!isOver && request.leaseUntil === null) return { kind: 'done', answer: request.answer };
  if (!isOver && request.leaseUntil !== null && request.leaseUntil > now) throw new AppError('request-running');
  await takeOver(ref, claimed, found);
  return { kind: 'mine' };
}

/** Of several that find a lease that has ended, one gets it. */
async function takeOver(ref: DocumentReference, claimed: object, found: Parameters<typeof asRead>[0]): Promise<void> {
  try {
    await ref.update({ ...claimed }, asRead(found));
  } catch (error) {
    throw isConflict(error) ? new AppError('request-running', {}, { cause: error }) : error;
  }
}
