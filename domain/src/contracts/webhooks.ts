import * as z from 'zod/mini';
import { WEBHOOK_EVENTS } from '../documents/organizations/webhook.ts';
import { HOUR_MS } from '../durations.ts';
import { lineField } from '../fields.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

const access = { kind: 'member', action: 'webhooks.manage' } as const;

const events = z.array(z.enum(WEBHOOK_EVENTS)).check(
  z.minLength(1),
  z.maxLength(WEBHOOK_EVENTS.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
);

/**
 * Makes a webhook. Its secret is shown in this answer alone. Fails with `url-invalid` where the address is none over HTTPS,
 * `address-not-allowed` where it is not on the public internet, or `webhook-limit-reached` { current, max }.
 */
export const createWebhook = defineContract({
  name: 'createWebhook',
  access,
  idempotent: false,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, address: lineField(LIMITS.urlCharacters), events }),
  output: z.strictObject({ webhookId: idSchema, secret: z.string() }),
});

/**
 * Changes address and events of a webhook, and switches it on or off. What waits for one that is off is not sent any more. Fails
 * with `not-found`, `url-invalid` or `address-not-allowed`.
 */
export const updateWebhook = defineContract({
  name: 'updateWebhook',
  access,
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    webhookId: idSchema,
    address: lineField(LIMITS.urlCharacters),
    events,
    isOn: z.boolean(),
  }),
  output: z.strictObject({}),
});

/** Deletes a webhook with its secret and its log. Fails with `not-found`. */
export const deleteWebhook = defineContract({
  name: 'deleteWebhook',
  access,
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, webhookId: idSchema }),
  output: z.strictObject({}),
});

/**
 * Makes a new secret, which this answer alone shows. For `LIMITS.formerSecretMs` the one before signs as well. Fails with
 * `not-found`.
 */
export const renewWebhookSecret = defineContract({
  name: 'renewWebhookSecret',
  access,
  idempotent: false,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, webhookId: idSchema }),
  output: z.strictObject({ secret: z.string() }),
});

/** Sends a test to a webhook, once, whether it is on or off. What became of it stands in its log. Fails with `not-found`. */
export const testWebhook = defineContract({
  name: 'testWebhook',
  access,
  idempotent: false,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, webhookId: idSchema }),
  output: z.strictObject({ deliveryId: idSchema }),
});

/** Sends a delivery of the log once more, with the same id. Fails with `not-found`. */
export const resendDelivery = defineContract({
  name: 'resendDelivery',
  access,
  idempotent: false,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, webhookId: idSchema, deliveryId: idSchema }),
  output: z.strictObject({}),
});
