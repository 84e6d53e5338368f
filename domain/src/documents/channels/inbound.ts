import * as z from 'zod';
import { CHANNEL_FAULTS } from '../../channels/CHANNEL_FAULTS.ts';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** `waiting`: to be handled, now or again. `ignored`: it needs no reply, such as an automatic mail. */
export const INBOUND_STATES = ['waiting', 'done', 'ignored', 'failed'] as const;

/** A file that came with a message: with its bytes in the bucket, or to be fetched from the service by its id. */
const inboundFileSchema = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** Path in the bucket; empty where it is still the service's. */
  path: z.string(),
  /** Id by which the service gives it; empty where it has come. */
  mediaId: z.string(),
});

export type InboundFile = z.infer<typeof inboundFileSchema>;

/** Content of a customer's message. */
export const inboundMessageSchema = z.object({
  sender: z.string(),
  senderName: z.string(),
  /** Name by which others find the person at the service, without a sign in front. Missing where it gives none. */
  userName: z.optional(z.string()),
  /** The service vouches for the sender: a phone number, or a mail that passed DMARC. */
  isVerified: z.boolean(),
  text: z.string(),
  files: z.array(inboundFileSchema),
  /** Subject and thread of a mail as Message-IDs, the newest last; empty elsewhere. */
  subject: z.string(),
  messageIds: z.array(z.string()),
  /** Token of a mail's exchange, which stands in the subject of replies. Missing elsewhere. */
  token: z.optional(z.string()),
  /** A mail whose sender is not who it says, by its domain's own word (DMARC): nothing answers it by itself. Missing elsewhere. */
  isForged: z.optional(z.boolean()),
});

export type InboundMessage = z.infer<typeof inboundMessageSchema>;

/**
 * orgs/{orgId}/inbound/{SHA-256 of channel and the service's id}: a customer's message on its way into a
 * conversation. It is stored before the service is told that it came; the service's second delivery of it finds it. Ends by TTL.
 */
export const inboundSchema = z.object({
  chatbotId: idSchema,
  channelId: idSchema,
  /** The exchange that it belongs to (orgs/{orgId}/threads). */
  threadId: z.string(),
  status: z.enum(INBOUND_STATES),
  /** Null once it is in its conversation, or was left alone: no word of it is kept twice. */
  message: z.nullable(inboundMessageSchema),
  /** Time of the message by the service's clock. */
  sentAt: timestamp,
  /** Place in the exchange: that time and, as services count in seconds, the number of the message there or its arrival here. */
  order: z.string(),
  attempts: z.int(),
  nextAttemptAt: timestamp,
  fault: z.nullable(z.enum(CHANNEL_FAULTS)),
  expiresAt: timestamp,
});

export type Inbound = z.infer<typeof inboundSchema>;
