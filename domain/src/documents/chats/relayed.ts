import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { attachmentSchema } from '../../attachments/attachment.ts';
import { CHAT_EVENTS } from './message.ts';

/**
 * orgs/{orgId}/chats/{chatId}/relay/{messageId}: a message of a conversation with an agent, as its visitor may see it. The
 * message itself also holds what is the team's alone, such as the agent's account.
 */
export const relayedSchema = z.object({
  chatbotId: idSchema,
  role: z.enum(['user', 'agent', 'event']),
  text: z.string(),
  at: timestamp,
  attachment: z.nullable(attachmentSchema).default(null),
  agentName: z.nullable(z.string()).default(null),
  event: z.nullable(z.enum(CHAT_EVENTS)).default(null),
});

export type Relayed = z.infer<typeof relayedSchema>;
