import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/**
 * orgs/{orgId}/teamThreads/{chatId}: the thread of a team's chat from which a member has a conversation, where the visitor's messages go while
 * that member has it. It goes with the conversation, or by TTL.
 */
export const teamThreadSchema = z.object({
  teamChatId: idSchema,
  chatbotId: idSchema,
  chatId: idSchema,
  threadTs: z.string(),
  agentUid: z.string(),
  expiresAt: timestamp,
});

export type TeamThread = z.infer<typeof teamThreadSchema>;
