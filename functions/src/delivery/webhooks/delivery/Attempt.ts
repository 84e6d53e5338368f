import type { Delivery } from '@parlance/domain/documents/organizations/webhook';

/** Outcome of one attempt: the answer's HTTP status, or the reason there was none. */
export type Attempt = Pick<Delivery, 'answerStatus' | 'fault'> & { durationMs: number };

/** True iff the receiver has taken it: an answer of 200 to 299. */
export function isTaken({ answerStatus }: Attempt): boolean {
  return answerStatus !== null && answerStatus >= 200 && answerStatus <= 299;
}
