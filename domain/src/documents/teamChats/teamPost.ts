import * as z from 'zod';
import { CHANNEL_FAULTS } from '../../channels/CHANNEL_FAULTS.ts';
import { idSchema, storedIdSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/**
 * `handover` and `lead` stand in the channel, what a conversation says afterwards in the thread below: `message` of the visitor, and that a
 * member has `joined` or `left`.
 */
export const TEAM_POST_KINDS = ['handover', 'lead', 'message', 'joined', 'left'] as const;

/** `sending`: a worker has begun to hand it over. `dropped`: what it was about is over, deleted, or disconnected. */
export const TEAM_POST_STATES = ['waiting', 'sending', 'sent', 'failed', 'dropped'] as const;

/**
 * orgs/{orgId}/teamPosts/{teamChatId}_{SHA-256 of what it is about}: a post on its way to a team's chat, and which conversation it is about. Its
 * words are read when it is sent. It goes with the conversation, or by TTL.
 */
export const teamPostSchema = z.object({
  teamChatId: idSchema,
  chatbotId: idSchema,
  kind: z.enum(TEAM_POST_KINDS),
  /** The conversation; null of a lead without one. */
  chatId: z.nullable(idSchema),
  leadId: z.nullable(z.string()),
  /** The visitor's message that is posted. */
  messageId: z.nullable(storedIdSchema),
  /** The member who has joined or left. */
  agentUid: z.nullable(z.string()),
  /** Slack's `ts` of the post above, in whose thread it stands; empty where it stands in the channel. */
  threadTs: z.string(),
  status: z.enum(TEAM_POST_STATES),
  /** Slack's name of the post, its time; null before it is there, and at Teams. */
  ts: z.nullable(z.string()),
  attempts: z.int(),
  nextAttemptAt: timestamp,
  fault: z.nullable(z.enum(CHANNEL_FAULTS)),
  createdAt: timestamp,
  expiresAt: timestamp,
});

export type TeamPost = z.infer<typeof teamPostSchema>;
