import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { CHAT_MODES, HANDOVER_STATES } from './chat.ts';

/**
 * orgs/{orgId}/chats/{chatId}/live/state: what both sides of a conversation watch. It holds nothing that its visitor may
 * not see. Made with the first request for an agent, or when one takes over unasked.
 */
export const liveSchema = z.object({
  chatbotId: idSchema,
  /** The contact who alone may watch it, in a browser that has signed in as them. Null: any browser with a token for it. */
  contactId: z.nullable(idSchema).default(null),
  mode: z.enum(CHAT_MODES),
  handover: z.nullable(z.enum(HANDOVER_STATES)),
  agentName: z.nullable(z.string()),
  /** Last sign of typing, of the agent and of the visitor. */
  agentTypingAt: z.nullable(timestamp),
  visitorTypingAt: z.nullable(timestamp),
});

export type Live = z.infer<typeof liveSchema>;
