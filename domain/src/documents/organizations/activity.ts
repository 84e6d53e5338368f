import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

export const ACTIVITY_KINDS = [
  'org-created',
  'org-updated',
  'ownership-transferred',
  'plan-bought',
  'plan-changed',
  'plan-change-scheduled',
  'plan-change-undone',
  'plan-paused',
  'plan-resumed',
  'plan-cancelled',
  'plan-reactivated',
  'plan-discounted',
  'billing-updated',
  'personal-data-opened',
  'personal-data-masked',
  'personal-data-on-request',
  'member-invited',
  'invite-resent',
  'invite-revoked',
  'member-joined',
  'member-role-changed',
  'member-removed',
  'member-left',
  'access-key-created',
  'access-key-deleted',
  'team-created',
  'team-updated',
  'team-deleted',
  'webhook-created',
  'webhook-updated',
  'webhook-deleted',
  'webhook-secret-renewed',
  'channel-connected',
  'channel-changed',
  'channel-disconnected',
  'team-chat-connected',
  'team-chat-changed',
  'team-chat-disconnected',
  'action-created',
  'action-updated',
  'action-deleted',
  'action-secret-renewed',
  'action-token-changed',
  'form-created',
  'form-updated',
  'form-deleted',
  'identity-secret-renewed',
  'identity-secret-ended',
  'identity-keys-changed',
  'chatbot-created',
  'chatbot-updated',
  'chatbot-activated',
  'chatbot-deactivated',
  'chatbot-rolled-back',
  'gate-switched-on',
  'gate-switched-off',
  'gate-overridden',
  'chatbot-deleted',
  'conversations-deleted',
  'chat-taken-over',
  'chat-revealed',
  'lead-revealed',
  'declaration-revealed',
  'submission-revealed',
  'chats-deleted',
  'leads-deleted',
  'submissions-deleted',
  'chats-exported',
  'all-chats-exported',
  'leads-exported',
  'all-leads-exported',
  'person-exported',
  'person-erased',
  'domains-updated',
  'source-added',
  'source-replaced',
  'sources-deleted',
  'sources-restored',
  'sources-erased',
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** orgs/{orgId}/activity/{entryId}: who did what, written in the transaction that does it. Recent activity and audit trail. */
export const activitySchema = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  /** Actor: a member, a key of the API by its id, or `stripe` for changes made there. The name is emptied when the person deletes their account. */
  actorUid: idSchema,
  actorName: z.string(),
  /** Whom or what it was done to, as people call it: a member's name, a chatbot's, a key's, a webhook's host. Of conversations and leads how many; of plans, and of one conversation, lead or declaration, nothing. */
  subject: z.string(),
  /**
   * The id of the member, the invitation, the conversation, the lead or the declaration that it was done to. The subject is emptied when that person's
   * account is deleted; of a conversation, a lead or a declaration it is always empty.
   */
  subjectId: z.nullable(z.string()).default(null),
  /** The chatbot of the lead or the conversation that it is about. */
  chatbotId: z.nullable(z.string()).default(null),
  /** Values before and after, where a word can name them: roles, plans, names, hosts; the reason for overriding a gate. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  at: timestamp,
});

export type Activity = z.infer<typeof activitySchema>;
