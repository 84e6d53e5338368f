import * as z from 'zod';
import type { Role } from '../../roles.ts';

export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export const NOTIFICATION_EVENTS = ['lead', 'handover', 'disliked', 'unanswered', 'tests'] as const;

/** orgs/{orgId}/chatbots/{chatbotId}/notifications/{uid}: which mails about a chatbot one member gets. Their own to write. */
export const notificationSchema = z.object({
  /** A visitor left a message. */
  lead: z.boolean(),
  /** A visitor wants to talk to an agent. */
  handover: z.boolean(),
  /** An answer was rated down. */
  disliked: z.boolean(),
  /** A question found no answer: at most one mail an hour. */
  unanswered: z.boolean(),
  /** A case of the tests that must pass, and passed before, fails. */
  tests: z.boolean().default(false),
  digest: z.enum(DIGESTS),
});

export type Notification = z.infer<typeof notificationSchema>;

/** Notifications of a member who never chose: those who run the organization get mails about visitors who wait and tests that fail, nobody about anything else. */
export function defaultNotification(role: Role): Notification {
  const isRunning = role === 'owner' || role === 'admin';
  return { lead: isRunning, handover: isRunning, disliked: false, unanswered: false, tests: isRunning, digest: 'off' };
}
