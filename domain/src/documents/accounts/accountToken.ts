import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/**
 * accountTokens/{sha256 of the secret}: what a link in a mail can do, once unless it says otherwise. The secret itself is only ever in the mail.
 * Documents end by the TTL on `expiresAt`.
 */
export const accountTokenSchema = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.enum(['confirm-email', 'reset-password', 'change-email', 'sign-in']),
    uid: idSchema,
    /** The address that the mail went to: for `change-email` the new one. */
    email: z.string(),
    expiresAt: timestamp,
  }),
  z.object({
    purpose: z.literal('invite'),
    orgId: idSchema,
    inviteId: idSchema,
    email: z.string(),
    expiresAt: timestamp,
  }),
  /** Ends a member's digest about a chatbot, as often as it is asked to. */
  z.object({
    purpose: z.literal('unsubscribe'),
    orgId: idSchema,
    chatbotId: idSchema,
    uid: idSchema,
    expiresAt: timestamp,
  }),
]);

export type AccountToken = z.infer<typeof accountTokenSchema>;
