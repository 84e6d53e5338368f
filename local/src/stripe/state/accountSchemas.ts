import * as z from 'zod';
import { maybeText, metadata, seconds } from './fieldSchemas.ts';

export const checkoutSchema = z.object({
  id: z.string(),
  created: seconds,
  expiresAt: seconds,
  customer: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  successUrl: z.string(),
  cancelUrl: maybeText,
  locale: maybeText,
  clientReferenceId: maybeText,
  price: z.string(),
  quantity: z.int(),
  trialDays: z.nullable(z.int()),
  automaticTax: z.boolean(),
  collectsTaxId: z.boolean(),
  collectsCard: z.enum(['always', 'if_required']),
  asksAddress: z.enum(['auto', 'required']),
  metadata,
  subscriptionMetadata: metadata,
  billingMode: z.enum(['classic', 'flexible']),
  subscription: maybeText,
  invoice: maybeText,
});

export const portalSessionSchema = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  returnUrl: maybeText,
  configuration: maybeText.default(null),
  flow: maybeText,
  locale: maybeText,
});

export const portalConfigurationSchema = z.object({
  id: z.string(),
  created: seconds,
  features: z.record(z.string(), z.looseObject({ enabled: z.boolean() })),
  returnUrl: maybeText,
  metadata,
});

export const taxRateSchema = z.object({
  id: z.string(),
  created: seconds,
  active: z.boolean(),
  displayName: z.string(),
  percentage: z.number(),
  inclusive: z.boolean(),
  country: maybeText,
  metadata,
});

export const eventSchema = z.object({
  id: z.string(),
  created: seconds,
  type: z.string(),
  idempotencyKey: maybeText,
  /** The object as it was then, as each family of API versions shows it. */
  classic: z.record(z.string(), z.unknown()),
  current: z.record(z.string(), z.unknown()),
});

export const endpointSchema = z.object({
  id: z.string(),
  created: seconds,
  url: z.string(),
  secret: z.string(),
  apiVersion: z.string(),
  events: z.array(z.string()),
  isOn: z.boolean(),
  metadata,
});

/** An event that an endpoint has not taken yet. */
export const deliverySchema = z.object({ endpoint: z.string(), event: z.string(), attempts: z.int() });

/** Answers to requests with an Idempotency-Key. */
export const replaySchema = z.object({ request: z.string(), status: z.int(), body: z.unknown() });

export type Checkout = z.infer<typeof checkoutSchema>;
export type TaxRate = z.infer<typeof taxRateSchema>;
export type StripeEvent = z.infer<typeof eventSchema>;
export type Endpoint = z.infer<typeof endpointSchema>;
export type PortalSession = z.infer<typeof portalSessionSchema>;
export type PortalConfiguration = z.infer<typeof portalConfigurationSchema>;
