/** Invoices and subscriptions changed their form with 2025-03-31.basil: https://docs.stripe.com/changelog/basil */
const FIRST_CURRENT = '2025-03-31';

/** `classic`: as API 2022-11-15 shows objects. `current`: as 2026-10-28.endive does. */
export type Family = 'classic' | 'current';

/** The family of an API version, such as the header Stripe-Version names; without one the account's, the current. */
export function familyOf(version: string | undefined): Family {
  return version !== undefined && version < FIRST_CURRENT ? 'classic' : 'current';
}
