import type { Customer } from './Customer.ts';

/** Messages of a customer in the run. */
export interface Written {
  customer: Customer;
  /** Times at which their messages were first posted, in milliseconds since 1970, without the one that opened the exchange. */
  askedAt: number[];
}
