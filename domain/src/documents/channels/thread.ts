import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/**
 * orgs/{orgId}/threads/{SHA-256 of channel and thread}: one customer's exchange by a connected channel, and the conversation in which it goes
 * on. It goes with that.
 */
export const threadSchema = z.object({
  chatbotId: idSchema,
  channelId: idSchema,
  chatId: idSchema,
  /** The customer's address in the service: a mail address, a phone number, or an id of the service's. */
  sender: z.string(),
  /** Name that the service gives; may be empty. */
  senderName: z.string(),
  /** Name by which others find the person there, without a sign in front; empty where there is none. */
  userName: z.string().default(''),
  /** Time at which the service was asked for the names, where its messages have none. Null before. */
  nameAskedAt: z.nullable(timestamp).default(null),
  /** Subject, ids and token of the exchange that a reply by mail refers to; empty elsewhere. */
  replyTo: z.object({ subject: z.string(), messageIds: z.array(z.string()), token: z.optional(z.string()) }),
  /** Time of the customer's last message, by the service's clock. */
  lastInboundAt: timestamp,
  /** Time at which the customer was told that a chatbot answers. Null before. */
  disclosedAt: z.nullable(timestamp),
  /** The worker that handles its messages, one after the other, and until when it counts as alive. */
  lease: z.nullable(z.object({ holder: z.string(), until: timestamp })),
});

export type Thread = z.infer<typeof threadSchema>;
