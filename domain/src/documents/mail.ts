import * as z from 'zod';
import { idSchema } from '../ids.ts';
import { LOCALES } from '../locales.ts';
import { ROLES } from '../roles.ts';
import { timestamp } from '../timestamp.ts';

/**
 * What a mail says. Links are made when it is sent: no secret is ever stored. `confirm-email` and `reset-password` are
 * queued for any address and dropped where nobody has that account, so that asking for them tells nothing.
 */
export const mailMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['confirm-email', 'account-exists', 'reset-password', 'password-changed', 'account-deleted']),
  }),
  z.object({ kind: z.literal('confirm-new-email'), uid: idSchema }),
  z.object({ kind: z.enum(['email-change-requested', 'email-changed']), newEmail: z.string() }),
  z.object({ kind: z.literal('invite'), orgId: idSchema, inviteId: idSchema }),
  z.object({
    kind: z.enum(['member-removed', 'ownership-received', 'org-deleted']),
    organizationName: z.string(),
  }),
  z.object({
    kind: z.literal('usage-reached'),
    organizationName: z.string(),
    /** Share of the plan's messages that is used, in percent. */
    percent: z.int(),
    used: z.int(),
    max: z.int(),
  }),
  z.object({ kind: z.literal('role-changed'), organizationName: z.string(), role: z.enum(ROLES) }),
]);

export type MailMessage = z.infer<typeof mailMessageSchema>;

/** mail/{mailId}: the outbox. A trigger sends what is `queued`. Documents end by the TTL on `expiresAt`. */
export const mailSchema = z.object({
  to: z.string(),
  locale: z.enum(LOCALES),
  message: mailMessageSchema,
  /** `dropped`: there was nothing to say any more when its turn came. */
  status: z.enum(['queued', 'sent', 'dropped', 'failed']),
  attempts: z.int(),
  /** A worker has it until then. Whoever finds it `queued` later sends it: the worker was killed. */
  leaseUntil: z.optional(z.nullable(timestamp)),
  createdAt: timestamp,
  expiresAt: timestamp,
});

export type Mail = z.infer<typeof mailSchema>;
