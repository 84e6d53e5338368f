import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { LOCALES } from '../../locales.ts';
import { ASSIGNABLE_ROLES } from '../../roles.ts';
import { timestamp } from '../../timestamp.ts';

export const INVITE_STATUSES = ['pending', 'accepted', 'revoked'] as const;

/** orgs/{orgId}/invites/{inviteId}: a seat kept for an address until `expiresAt`. Its secret is an accountTokens document. */
export const inviteSchema = z.object({
  name: z.string(),
  /** In the form in which addresses are compared: trimmed, lower case. */
  email: z.string(),
  role: z.enum(ASSIGNABLE_ROLES),
  status: z.enum(INVITE_STATUSES),
  /** Language of the mail. */
  locale: z.enum(LOCALES),
  invitedBy: idSchema,
  inviterName: z.string(),
  sentAt: timestamp,
  expiresAt: timestamp,
  createdAt: timestamp,
});

export type Invite = z.infer<typeof inviteSchema>;
