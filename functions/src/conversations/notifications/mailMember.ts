import type { NOTIFICATION_EVENTS } from '@parlance/domain/documents/chatbots/notification';
import type { MailMessage } from '@parlance/domain/documents/mail';
import { HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { mailIdOf } from '../../delivery/mailIdOf.ts';
import { queueMailOnce } from '../../delivery/queueMailOnce.ts';
import { fitsRateLimit } from '../../kernel/platform/limits/fitsRateLimit.ts';
import { refs } from '../../kernel/platform/refs.ts';

type AboutVisitor = Extract<MailMessage, { excerpt: string }>;

export interface MemberMail {
  member: { uid: string; email: string };
  event: (typeof NOTIFICATION_EVENTS)[number];
  /** Occasion of the mail: the same words are the same mail. */
  occasion: readonly string[];
  locale: Locale;
  message: AboutVisitor;
}

/**
 * Queues a mail about a visitor to one member, once. After `LIMITS.notificationsPerHour` of a kind one mail says that there are
 * more, and the others of that hour stay away: visitors cannot flood a member's mailbox.
 */
export async function mailMember(
  { member, event, occasion, locale, message }: MemberMail,
  now = Date.now(),
): Promise<void> {
  const { uid, email } = member;
  // What was queued before takes no part of the hour again.
  if ((await refs.mail(mailIdOf(occasion)).get()).exists) return;
  const { orgId, chatbotId, chatbotName } = message;
  const key = `notification:${orgId}:${uid}:${event}`;
  if (await fitsRateLimit(key, LIMITS.notificationsPerHour, HOUR_MS, now)) {
    await queueMailOnce(occasion, email, locale, message);
    return;
  }
  const held = [orgId, 'held', event, uid, String(Math.floor(now / HOUR_MS))];
  await queueMailOnce(held, email, locale, { kind: 'notifications-held', orgId, chatbotId, chatbotName });
}
