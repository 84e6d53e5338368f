import type { Stripe } from 'stripe';

/** A Stripe account that is being set up. */
export interface Setup {
  stripe: Stripe;
  /** Says what is changed and does it; a dry run says it alone, and the answer is undefined. */
  change: <T>(what: string, work: () => Promise<T>) => Promise<T | undefined>;
}
