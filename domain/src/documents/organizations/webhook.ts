import * as z from 'zod';
import { idSchema, storedIdSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/**
 * Events that an organization can have reported to its own server: somebody left an address, a conversation has had no message
 * for `LIMITS.chatIdleMs`, a visitor asks for an agent, a customer has withdrawn from a contract or cancelled one, a form was
 * sent.
 */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'chat.closed',
  'handover.requested',
  'declaration.received',
  'form.submitted',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Types of delivery: an event of the organization, or a test that somebody asked for. */
export const DELIVERY_TYPES = [...WEBHOOK_EVENTS, 'test'] as const;

/** `waiting`: to be tried, now or again. `dropped`: the webhook is off, or what it was about is deleted. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const;

/** Reasons for which an attempt had no answer. */
export const DELIVERY_FAULTS = ['timeout', 'unreachable', 'address-not-allowed'] as const;

/** orgs/{orgId}/webhooks/{webhookId}: where events go. Its secret is stored apart, where no client reads it. */
export const webhookSchema = z.object({
  /** An HTTPS address. */
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isOn: z.boolean(),
  /** Since when each attempt has failed; null where the last one worked. */
  failingSince: z.nullable(timestamp),
  /** Time at which it was switched off because each attempt had failed for `LIMITS.webhookPatienceMs`; null where a person decides. */
  disabledAt: z.nullable(timestamp),
  /** Until when the secret before the present one signs as well; null where there was none. */
  formerSecretUntil: z.nullable(timestamp),
  /** Null where it is older than this field. */
  createdBy: z.nullable(idSchema).default(null),
  createdAt: timestamp,
});

export type Webhook = z.infer<typeof webhookSchema>;

/** orgs/{orgId}/webhookSecrets/{webhookId}: what its deliveries are signed with. */
export const webhookSecretSchema = z.object({
  secret: z.string(),
  former: z.nullable(z.object({ secret: z.string(), until: timestamp })),
});

export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

/**
 * orgs/{orgId}/webhooks/{webhookId}/deliveries/{eventId}: one event on its way to one webhook. What is sent is made from the
 * documents with each attempt: no word of a visitor stands here.
 */
export const deliverySchema = z.object({
  type: z.enum(DELIVERY_TYPES),
  /** The lead's, the conversation's, the declaration's or the submission's id; null for a test. */
  subjectId: z.nullable(storedIdSchema),
  status: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** HTTP's status of the last answer; null where there was none. */
  answerStatus: z.nullable(z.int()),
  fault: z.nullable(z.enum(DELIVERY_FAULTS)),
  /** Duration of the last attempt. */
  durationMs: z.nullable(z.int()),
  /** Time of the first attempt. */
  triedSince: z.nullable(timestamp),
  nextAttemptAt: timestamp,
  /** Time of the event. */
  createdAt: timestamp,
  expiresAt: timestamp,
});

export type Delivery = z.infer<typeof deliverySchema>;
