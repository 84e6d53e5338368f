import * as z from 'zod';
import { idSchema, storedIdSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/**
 * What an organization can have reported to a server of its own: somebody left an address, a conversation has had no message
 * for `LIMITS.chatIdleMs`, a visitor asks for an agent.
 */
export const WEBHOOK_EVENTS = ['lead.created', 'chat.closed', 'handover.requested'] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is sent: an event of the organization, or a test that somebody asked for. */
export const DELIVERY_TYPES = [...WEBHOOK_EVENTS, 'test'] as const;

/** `waiting`: to be tried, now or again. `dropped`: the webhook is off, or what it was about is deleted. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const;

/** Why an attempt had no answer. */
export const DELIVERY_FAULTS = ['timeout', 'unreachable', 'address-not-allowed'] as const;

/** orgs/{orgId}/webhooks/{webhookId}: where events go. Its secret is stored apart, where no client reads it. */
export const webhookSchema = z.object({
  /** An HTTPS address. */
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isOn: z.boolean(),
  /** Since when each attempt has failed; null where the last one worked. */
  failingSince: z.nullable(timestamp),
  /** When it was switched off because each attempt had failed for `LIMITS.webhookPatienceMs`; null where a person decides. */
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
  /** The lead's or the conversation's id; null for a test. */
  subjectId: z.nullable(storedIdSchema),
  status: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** HTTP's status of the last answer; null where there was none. */
  answerStatus: z.nullable(z.int()),
  fault: z.nullable(z.enum(DELIVERY_FAULTS)),
  /** How long the last attempt took. */
  durationMs: z.nullable(z.int()),
  /** When it was tried for the first time. */
  triedSince: z.nullable(timestamp),
  nextAttemptAt: timestamp,
  /** When the event happened. */
  createdAt: timestamp,
  expiresAt: timestamp,
});

export type Delivery = z.infer<typeof deliverySchema>;
