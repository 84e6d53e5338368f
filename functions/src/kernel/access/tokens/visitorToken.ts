import { LIMITS } from '@parlance/domain/limits';
import { createSignedToken, verifySignedToken, type Visitor } from './signedToken.ts';

export type { Visitor };

/** A token for `visitor`, good for `LIMITS.visitorTokenMs`. */
export function createVisitorToken(visitor: Visitor, now = Date.now()): string {
  return createSignedToken('parlance-visitor', visitor, now + LIMITS.visitorTokenMs);
}

/** Throws `visitor-token-invalid`, or `visitor-token-expired` once its time and `graceMs` are over. */
export function verifyVisitorToken(token: string, graceMs = 0, now = Date.now()): Visitor {
  return verifySignedToken('parlance-visitor', token, now - graceMs);
}
