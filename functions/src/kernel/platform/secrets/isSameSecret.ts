import { timingSafeEqual } from 'node:crypto';

/** True iff what somebody gives is a secret or a signature, in a time that says nothing of where they differ. An empty one is nobody's. */
export function isSameSecret(given: unknown, expected: string): boolean {
  if (typeof given !== 'string' || expected === '') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
