import { randomBytes } from 'node:crypto';

/** A new id as Stripe makes them: what it is of, and letters and digits. */
export function newStripeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
