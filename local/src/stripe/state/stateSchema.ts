import * as z from 'zod';
import {
  couponSchema,
  customerSchema,
  paymentMethodSchema,
  priceSchema,
  productSchema,
  scheduleSchema,
  subscriptionSchema,
} from './customerSchemas.ts';
import { invoiceSchema, paymentIntentSchema, pendingItemSchema } from './invoiceSchemas.ts';
import {
  checkoutSchema,
  deliverySchema,
  endpointSchema,
  eventSchema,
  portalConfigurationSchema,
  portalSessionSchema,
  replaySchema,
  taxRateSchema,
} from './accountSchemas.ts';

/** Everything that the stand-in knows, by the objects' ids. Each is kept once and shown by the version that is asked for. */
export const stateSchema = z.object({
  /** Seconds by which the stand-in's clock is ahead. */
  ahead: z.int().default(0),
  /** Until when time has passed for customers whose own was put forward, in Unix seconds. */
  clocks: z.record(z.string(), z.int()).default({}),
  invoiceCount: z.int().default(0),
  /** The account's default tax behaviour. */
  taxBehavior: z.nullable(z.enum(['exclusive', 'inclusive', 'inferred_by_currency'])).default(null),
  products: z.record(z.string(), productSchema).default({}),
  prices: z.record(z.string(), priceSchema).default({}),
  customers: z.record(z.string(), customerSchema).default({}),
  paymentMethods: z.record(z.string(), paymentMethodSchema).default({}),
  coupons: z.record(z.string(), couponSchema).default({}),
  subscriptions: z.record(z.string(), subscriptionSchema).default({}),
  schedules: z.record(z.string(), scheduleSchema).default({}),
  pendingItems: z.record(z.string(), pendingItemSchema).default({}),
  invoices: z.record(z.string(), invoiceSchema).default({}),
  paymentIntents: z.record(z.string(), paymentIntentSchema).default({}),
  checkouts: z.record(z.string(), checkoutSchema).default({}),
  portalSessions: z.record(z.string(), portalSessionSchema).default({}),
  portalConfigurations: z.record(z.string(), portalConfigurationSchema).default({}),
  taxRates: z.record(z.string(), taxRateSchema).default({}),
  events: z.record(z.string(), eventSchema).default({}),
  endpoints: z.record(z.string(), endpointSchema).default({}),
  deliveries: z.array(deliverySchema).default([]),
  replays: z.record(z.string(), replaySchema).default({}),
});

export type StripeState = z.infer<typeof stateSchema>;
