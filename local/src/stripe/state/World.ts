import type { StripeState } from './stateSchema.ts';

/** Collections whose objects have a form of their own in the API. */
export type Kind =
  | 'products'
  | 'prices'
  | 'customers'
  | 'paymentMethods'
  | 'coupons'
  | 'subscriptions'
  | 'schedules'
  | 'invoices'
  | 'paymentIntents'
  | 'checkouts'
  | 'portalSessions'
  | 'portalConfigurations'
  | 'taxRates'
  | 'endpoints';

/** The stand-in's objects with its clock, and what tells webhooks of a change. */
export interface World {
  /** Base URL of its own pages, without a trailing slash. */
  url: string;
  state: StripeState;
  /** Unix seconds by the stand-in's clock. */
  now: () => number;
  /** Number of the next requests to the API that fail with status 500. */
  failures: number;
  /** Makes an event about an object as it is now, for every endpoint that wants its type. */
  emit: (type: string, kind: Kind, id: string) => void;
  /** Makes an event about a thing that has no id, such as the next invoice. */
  emitLoose: (type: string, forms: { classic: Form; current: Form }) => void;
}

/** An object as the API shows it. */
export type Form = Record<string, unknown>;
