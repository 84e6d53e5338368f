import { AppError } from '@parlance/domain/errors';
import { FirebaseError } from 'firebase/app';

/** Ending of the Functions SDK's message for a request without an answer: the HTTP status, which it puts last, is 0. */
const NO_ANSWER = /\[0\]$/;

/** True iff a call failed because the network did: nobody answered, not even with an error. */
export function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'unavailable') return false;
  return error.cause instanceof FirebaseError && NO_ANSWER.test(error.cause.message);
}
