import * as z from 'zod';

/** A person's settings for work on conversations, in every organization. Their own to write. */
export const conversationSettingsSchema = z.object({
  /** A short tone when a visitor begins to wait for an agent. */
  sound: z.boolean(),
  /** Visitors see that one is typing. */
  showTyping: z.boolean(),
  /** Teams whose rules give requests to their members choose one while the dashboard is open. */
  takesConversations: z.boolean().default(true),
});

export type ConversationSettings = z.infer<typeof conversationSettingsSchema>;

/** Those of somebody who never chose. */
export const DEFAULT_CONVERSATION_SETTINGS: ConversationSettings = {
  sound: false,
  showTyping: true,
  takesConversations: true,
};
