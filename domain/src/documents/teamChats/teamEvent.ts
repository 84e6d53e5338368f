import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** `handling`: a worker has begun. `ignored`: its writer may not do that, and has been told. */
export const TEAM_EVENT_STATES = ['waiting', 'handling', 'done', 'ignored', 'failed'] as const;

/** Deeds in a team's chat: a reply in a thread, and the buttons. */
export const TEAM_EVENT_KINDS = ['reply', 'join', 'leave'] as const;

/**
 * orgs/{orgId}/teamEvents/{SHA-256 of team's chat and Slack's id}: what somebody did in a thread about a conversation. It is stored before Slack is
 * told that it came; a second delivery finds it. It goes with the conversation, or by TTL.
 */
export const teamEventSchema = z.object({
  teamChatId: idSchema,
  chatbotId: idSchema,
  chatId: idSchema,
  kind: z.enum(TEAM_EVENT_KINDS),
  threadTs: z.string(),
  /** Slack's id of who did it. */
  userId: z.string(),
  /** Words of a reply in Slack's own marks; empty once it is in its conversation. */
  text: z.string(),
  hasFiles: z.boolean(),
  status: z.enum(TEAM_EVENT_STATES),
  /** Place among others: Slack's time of it. */
  order: z.string(),
  attempts: z.int(),
  nextAttemptAt: timestamp,
  expiresAt: timestamp,
});

export type TeamEvent = z.infer<typeof teamEventSchema>;
