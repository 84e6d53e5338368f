import type * as z from 'zod';
import { messageSchema } from './message.ts';

/**
 * orgs/{orgId}/chats/{chatId}/relay/{messageId}: a message of a conversation with an agent, as its visitor may see it. The
 * message itself also holds what is the team's alone, such as who the agent is and what an answer was made from.
 */
export const relayedSchema = messageSchema.pick({
  chatbotId: true,
  role: true,
  text: true,
  at: true,
  agentName: true,
  event: true,
});

export type Relayed = z.infer<typeof relayedSchema>;
