import type { Mail, MailMessage } from '@parlance/domain/documents/mail';
import { DAY_MS } from '@parlance/domain/durations';
import type { Locale } from '@parlance/domain/locales';

/** Retention period of a mail's description in the outbox: 30 days. */
const KEPT_MS = 30 * DAY_MS;

/** A mail that waits to be sent. */
export function newMail(to: string, locale: Locale, message: MailMessage): Mail {
  const now = new Date();
  return {
    to,
    locale,
    message,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
}
