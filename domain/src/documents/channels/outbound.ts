import * as z from 'zod';
import { CHANNEL_FAULTS } from '../../channels/CHANNEL_FAULTS.ts';
import { idSchema, storedIdSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { DELIVERY_STATES } from './delivery.ts';

/** Fixed texts that are sent as they stand in the customer's language. */
export const CHANNEL_NOTICES = ['agent-asked', 'agent-missed', 'not-answered', 'file-refused'] as const;

export type ChannelNotice = (typeof CHANNEL_NOTICES)[number];

/**
 * orgs/{orgId}/outbound/{chatId}_{messageId}: a message of a conversation on its way to its customer. The text is read from the conversation
 * when it is sent. It goes with the conversation, or by TTL.
 */
export const outboundSchema = z.object({
  chatbotId: idSchema,
  channelId: idSchema,
  chatId: idSchema,
  threadId: z.string(),
  /** The conversation's message that it is; of a notice, the one that it follows. */
  messageId: storedIdSchema,
  /** Null of a message. */
  notice: z.nullable(z.enum(CHANNEL_NOTICES)),
  /** The lead whom it answers, where its reply of the same id has the state too. Missing elsewhere. */
  leadId: z.optional(idSchema),
  status: z.enum(DELIVERY_STATES),
  /** Ids by which the service knows it, one for each part that was sent. */
  serviceIds: z.array(z.string()),
  attempts: z.int(),
  nextAttemptAt: timestamp,
  fault: z.nullable(z.enum(CHANNEL_FAULTS)),
  createdAt: timestamp,
  expiresAt: timestamp,
});

export type Outbound = z.infer<typeof outboundSchema>;
