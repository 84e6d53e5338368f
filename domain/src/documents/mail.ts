import * as z from 'zod';
import { idSchema, storedIdSchema } from '../ids.ts';
import { insightSchema } from './insight.ts';
import { LOCALES } from '../locales.ts';
import { PLANS } from '../plans.ts';
import { ROLES } from '../roles.ts';
import { timestamp } from '../timestamp.ts';

/** About an account, to its person or to an address that may have none. */
export type AccountMailKind =
  | 'confirm-email'
  | 'account-exists'
  | 'reset-password'
  | 'sign-in-link'
  | 'sign-in-link-refused'
  | 'password-changed'
  | 'sign-in-method-added'
  | 'account-deleted'
  | 'confirm-new-email'
  | 'email-change-requested'
  | 'email-changed';

/** To the owner, about what is paid for. */
export const BILLING_MAIL_KINDS = [
  'billing-receipt',
  'billing-payment-failed',
  'billing-renewal-ahead',
  'billing-card-expiring',
  'billing-plan-changed',
  'billing-paused',
  'billing-resumed',
  'billing-cancelled',
  'billing-reactivated',
  'billing-ended',
  'billing-erasure-ahead',
] as const;

export type BillingMailKind = (typeof BILLING_MAIL_KINDS)[number];

/**
 * Content of a mail. Links are made when it is sent: no secret is ever stored. `confirm-email`, `reset-password` and
 * `sign-in-link` are queued for any address and dropped where nobody has that account, so that asking for them reveals nothing.
 */
export const mailMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([
      'confirm-email',
      'account-exists',
      'reset-password',
      'password-changed',
      'account-deleted',
      'sign-in-link',
      'sign-in-link-refused',
    ]),
  }),
  z.object({ kind: z.literal('confirm-new-email'), uid: idSchema }),
  /** To a person whose account can be signed in to in another way than before. */
  z.object({ kind: z.literal('sign-in-method-added'), provider: z.string() }),
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
  /** To owner and administrators: a webhook was switched off because it had failed for a day. */
  z.object({ kind: z.literal('webhook-disabled'), orgId: idSchema, organizationName: z.string(), host: z.string() }),
  /** To owner and administrators, once a day at most: an hour's answers of a chatbot, and what is usual for it. */
  z.object({
    kind: z.literal('traffic-unusual'),
    orgId: idSchema,
    chatbotId: idSchema,
    chatbotName: z.string(),
    questions: z.int(),
    /** The average hour of the seven days before. */
    usual: z.number(),
  }),
  /** To members, as they chose for the chatbot. */
  z.object({
    kind: z.enum([
      'lead-received',
      'handover-requested',
      'handover-missed',
      'agent-away',
      'answer-disliked',
      'question-unanswered',
      'test-broken',
      'withdrawal-received',
      'cancellation-received',
      'form-submitted',
    ]),
    orgId: idSchema,
    chatbotId: idSchema,
    chatbotName: z.string(),
    /** The conversation's id, or null where there is none. */
    chatId: z.nullable(idSchema),
    /** The lead's id, where it is about one. */
    leadId: z.optional(storedIdSchema),
    /** The visitor's words, or the questions of the tests, shortened; of a declaration its reference number, of a submission its form's name. */
    excerpt: z.string(),
  }),
  /** To a member, once an hour, in place of further mails of a kind. */
  z.object({
    kind: z.literal('notifications-held'),
    orgId: idSchema,
    chatbotId: idSchema,
    chatbotName: z.string(),
  }),
  z.object({
    kind: z.literal('digest'),
    orgId: idSchema,
    chatbotId: idSchema,
    chatbotName: z.string(),
    /** `daily` or `weekly`, the days that the figures are of. */
    every: z.enum(['daily', 'weekly']),
    conversations: z.int(),
    messages: z.int(),
    unanswered: z.int(),
    leads: z.int(),
    /** Insights of the week, as codes with their values. */
    insights: z.array(insightSchema).default([]),
  }),
  /** To a visitor who left a message. */
  z.object({
    kind: z.literal('lead-auto-reply'),
    orgId: idSchema,
    /** Missing in a mail that is older than this field. */
    chatbotId: z.optional(idSchema),
    leadId: z.optional(storedIdSchema),
    organizationName: z.string(),
    text: z.string(),
  }),
  /** To a visitor who left a message, from a member: answers go to `replyTo`, the member's own address. */
  z.object({
    kind: z.literal('lead-reply'),
    orgId: idSchema,
    chatbotId: idSchema,
    leadId: storedIdSchema,
    replyId: idSchema,
    organizationName: z.string(),
    replyTo: z.string(),
    text: z.string(),
    /** The visitor's text. */
    quoted: z.string(),
  }),
  /** To an address that a visitor named: their conversation, as it is stored when the mail goes out. The address is emptied then. */
  z.object({ kind: z.literal('transcript'), orgId: idSchema, chatbotId: idSchema, chatId: idSchema }),
  /** To a customer who withdrew or cancelled: what was received, and when, as it is stored. */
  z.object({
    kind: z.enum(['withdrawal-receipt', 'cancellation-receipt']),
    orgId: idSchema,
    chatbotId: idSchema,
    declarationId: idSchema,
  }),
  /** To the operator: a message from the contact page. Answers go to `email`. */
  z.object({ kind: z.literal('contact-received'), email: z.string(), phone: z.string(), text: z.string() }),
  z.object({
    kind: z.enum(BILLING_MAIL_KINDS),
    orgId: idSchema,
    organizationName: z.string(),
    plan: z.enum(PLANS),
    /** The day that it is about: of a charge, an end, an erasure. Null where there is none, as of a pause without an end. */
    at: z.nullable(timestamp),
    cents: z.int(),
    /** Stripe's code, such as `usd`. */
    currency: z.string(),
    /** The last digits of the card that it is about. */
    last4: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('role-changed'), organizationName: z.string(), role: z.enum(ROLES) }),
]);

export type MailMessage = z.infer<typeof mailMessageSchema>;

/** mail/{mailId}: the outbox. A trigger sends what is `queued`, the minute's schedule what is due later. Documents end by the TTL on `expiresAt`. */
export const mailSchema = z.object({
  /** Empty once a `transcript` is settled: nobody needs its address any more. */
  to: z.string(),
  locale: z.enum(LOCALES),
  message: mailMessageSchema,
  /** `deferred`: queued once more because this mail alone could not go. `dropped`: there was nothing to say any more. */
  status: z.enum(['queued', 'deferred', 'sent', 'dropped', 'failed']),
  /** Times that the server refused it for good, or a worker died with it. An outage of the server is none. */
  attempts: z.int(),
  /** Due from then on. A worker that takes it moves this to the end of its lease, a failure to the next try. */
  nextAttemptAt: timestamp,
  createdAt: timestamp,
  expiresAt: timestamp,
});

export type Mail = z.infer<typeof mailSchema>;
