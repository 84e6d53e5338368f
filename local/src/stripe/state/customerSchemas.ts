import * as z from 'zod';
import { maybeSeconds, maybeText, metadata, seconds } from './fieldSchemas.ts';

export const addressSchema = z.object({
  city: maybeText,
  country: maybeText,
  line1: maybeText,
  line2: maybeText,
  postal_code: maybeText,
  state: maybeText,
});

export const productSchema = z.object({
  id: z.string(),
  created: seconds,
  active: z.boolean(),
  name: z.string(),
  description: maybeText,
  defaultPrice: maybeText,
  taxCode: maybeText.default(null),
  metadata,
});

export const priceSchema = z.object({
  id: z.string(),
  created: seconds,
  active: z.boolean(),
  product: z.string(),
  currency: z.string(),
  unitAmount: z.int(),
  interval: z.enum(['month', 'year']),
  lookupKey: maybeText,
  metadata,
});

const taxIdSchema = z.object({ id: z.string(), created: seconds, type: z.string(), value: z.string() });

export const customerSchema = z.object({
  id: z.string(),
  created: seconds,
  email: maybeText,
  name: maybeText,
  phone: maybeText,
  address: z.nullable(addressSchema),
  metadata,
  defaultPaymentMethod: maybeText,
  /** Negative: a credit that the next invoices use up. */
  balance: z.int(),
  preferredLocales: z.array(z.string()),
  taxIds: z.array(taxIdSchema),
});

export const paymentMethodSchema = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int().default(12),
  expYear: z.int().default(2034),
  /** Outcome of a charge. `asks`: the card's holder must confirm it. */
  outcome: z.enum(['pays', 'declines', 'asks']),
  name: maybeText,
  email: maybeText,
  address: z.nullable(addressSchema),
});

export const couponSchema = z.object({
  id: z.string(),
  created: seconds,
  percentOff: z.number(),
  duration: z.enum(['forever', 'once', 'repeating']),
  months: z.nullable(z.int()),
  name: maybeText,
});

const discountSchema = z.object({ id: z.string(), coupon: z.string(), start: seconds, end: maybeSeconds });

export const subscriptionSchema = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  status: z.enum([
    'active',
    'canceled',
    'incomplete',
    'incomplete_expired',
    'past_due',
    'paused',
    'trialing',
    'unpaid',
  ]),
  item: z.object({ id: z.string(), created: seconds, price: z.string(), quantity: z.int() }),
  currentPeriodStart: seconds,
  currentPeriodEnd: seconds,
  billingCycleAnchor: seconds,
  cancelAtPeriodEnd: z.boolean(),
  cancelAt: maybeSeconds,
  canceledAt: maybeSeconds,
  endedAt: maybeSeconds,
  cancellation: z.object({ comment: maybeText, feedback: maybeText, reason: maybeText }),
  trialStart: maybeSeconds,
  trialEnd: maybeSeconds,
  hasToldTrialEnd: z.boolean(),
  hasToldRenewal: z.boolean(),
  pauseCollection: z.nullable(
    z.object({ behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']), resumesAt: maybeSeconds }),
  ),
  discounts: z.array(discountSchema),
  schedule: maybeText,
  defaultPaymentMethod: maybeText,
  latestInvoice: maybeText,
  automaticTax: z.boolean(),
  billingMode: z.enum(['classic', 'flexible']),
  metadata,
});

export const scheduleSchema = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  subscription: maybeText,
  status: z.enum(['active', 'released', 'canceled']),
  phases: z.array(z.object({ price: z.string(), quantity: z.int(), start: seconds, end: seconds, metadata })),
  releasedAt: maybeSeconds,
  canceledAt: maybeSeconds,
  metadata,
});

export type Customer = z.infer<typeof customerSchema>;
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type Price = z.infer<typeof priceSchema>;
export type Product = z.infer<typeof productSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type TaxId = z.infer<typeof taxIdSchema>;
export type Coupon = z.infer<typeof couponSchema>;
