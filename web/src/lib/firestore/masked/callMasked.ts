import { type MaskedAnswer, type MaskedRead, readMasked } from '@parlance/domain/contracts/privacy';
import { LIMITS } from '@parlance/domain/limits';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Masking } from './MaskingContext.ts';

interface Asked {
  read: MaskedRead;
  resolve: (answer: MaskedAnswer) => void;
  reject: (error: unknown) => void;
}

/** Reads of a page come at about the same time: one call takes them together. */
const WAIT_MS = 20;
const waiting = new Map<string, Asked[]>();

async function send(masking: Masking, asked: readonly Asked[]): Promise<void> {
  const { orgId, locale } = masking;
  try {
    const { answers } = await callContract(readMasked, { orgId, locale, reads: asked.map(({ read }) => read) });
    asked.forEach(({ resolve, reject }, index) => {
      const answer = answers[index];
      if (answer === undefined) reject(new Error('an answer is missing'));
      else resolve(answer);
    });
  } catch (error) {
    const { code } = toAppError(error);
    // One read that is refused says nothing of the others.
    const isOfOne = code === 'not-found' || code === 'invalid-input';
    if (isOfOne && asked.length > 1) await Promise.all(asked.map((one) => send(masking, [one])));
    else for (const { reject } of asked) reject(error);
  }
}

/** Reads from the server what is masked, together with what else is asked for at the same time. Throws an `AppError`. */
export function callMasked(masking: Masking, read: MaskedRead): Promise<MaskedAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<MaskedAnswer>();
  const key = `${masking.orgId}:${masking.locale}`;
  const known = waiting.get(key);
  if (known !== undefined) {
    known.push({ read, resolve, reject });
    return promise;
  }
  waiting.set(key, [{ read, resolve, reject }]);
  setTimeout(() => {
    const asked = waiting.get(key) ?? [];
    waiting.delete(key);
    for (let start = 0; start < asked.length; start += LIMITS.maskedReads) {
      void send(masking, asked.slice(start, start + LIMITS.maskedReads));
    }
  }, WAIT_MS);
  return promise;
}
