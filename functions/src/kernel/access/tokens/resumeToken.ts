import { LIMITS } from '@parlance/domain/limits';
import { createSignedToken, verifySignedToken, type Visitor } from './signedToken.ts';

/** A token with which a browser takes the chat up again, good for `LIMITS.resumeTokenMs`. It opens nothing else. */
export function createResumeToken(visitor: Visitor, now = Date.now()): string {
  return createSignedToken('parlance-resume', visitor, now + LIMITS.resumeTokenMs);
}

/** Throws `visitor-token-invalid`, or `visitor-token-expired`. */
export function verifyResumeToken(token: string, now = Date.now()): Visitor {
  return verifySignedToken('parlance-resume', token, now);
}
