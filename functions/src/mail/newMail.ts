import type { Mail, MailMessage } from '@parlance/domain/documents/mail';
import type { Locale } from '@parlance/domain/locales';

/** How long the outbox keeps a mail's description: 30 days. */
const KEPT_MS = 30 * 86_400_000;

/** A mail that waits to be sent. */
export function newMail(to: string, locale: Locale, message: MailMessage): Mail {
  const now = new Date();
  return {
    to,
    locale,
    message,
    status: 'queued',
    attempts: 0,
    leaseUntil: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
}
