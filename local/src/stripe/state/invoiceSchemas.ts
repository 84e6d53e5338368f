import * as z from 'zod';
import { maybeSeconds, maybeText, metadata, seconds } from './fieldSchemas.ts';
import { addressSchema } from './customerSchemas.ts';

const lineSchema = z.object({
  id: z.string(),
  /** The pending item that it came from. */
  invoiceItem: maybeText,
  subscriptionItem: maybeText,
  price: z.string(),
  quantity: z.int(),
  amount: z.int(),
  discount: z.int(),
  description: z.string(),
  periodStart: seconds,
  periodEnd: seconds,
  proration: z.boolean(),
});

/** A proration that waits for the next invoice. */
export const pendingItemSchema = z.object({
  id: z.string(),
  customer: z.string(),
  subscription: z.string(),
  price: z.string(),
  quantity: z.int(),
  amount: z.int(),
  description: z.string(),
  periodStart: seconds,
  periodEnd: seconds,
});

export const invoiceSchema = z.object({
  id: z.string(),
  number: maybeText,
  created: seconds,
  customer: z.string(),
  customerName: maybeText,
  customerEmail: maybeText,
  customerAddress: z.nullable(addressSchema),
  subscription: maybeText,
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  billingReason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update', 'upcoming']),
  currency: z.string(),
  lines: z.array(lineSchema),
  subtotal: z.int(),
  discount: z.int(),
  tax: z.int(),
  taxPercent: z.number(),
  total: z.int(),
  startingBalance: z.int(),
  endingBalance: z.int(),
  amountDue: z.int(),
  amountPaid: z.int(),
  periodStart: seconds,
  periodEnd: seconds,
  paymentIntent: maybeText,
  attemptCount: z.int(),
  nextPaymentAttempt: maybeSeconds,
  finalizedAt: maybeSeconds,
  paidAt: maybeSeconds,
  voidedAt: maybeSeconds,
  uncollectibleAt: maybeSeconds,
});

export const paymentIntentSchema = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  invoice: maybeText,
  paymentMethod: maybeText,
  declineCode: maybeText,
  metadata,
});

export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceLine = z.infer<typeof lineSchema>;
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;
export type PendingItem = z.infer<typeof pendingItemSchema>;
