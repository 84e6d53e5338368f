import type { Mail } from '@parlance/domain/documents/mail';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';

/** So long a mail is tried while the server is away or asks to wait. */
export const MAIL_PATIENCE_MS = DAY_MS;

/**
 * When a mail that could not be delivered is due again: its age once more, so that the pause doubles from a minute on, and at
 * most an hour. Undefined where its day is over.
 */
export function nextMailAttempt({ createdAt }: Pick<Mail, 'createdAt'>, now: Date): Date | undefined {
  const age = now.getTime() - createdAt.getTime();
  if (age >= MAIL_PATIENCE_MS) return undefined;
  return new Date(now.getTime() + Math.min(Math.max(age, MINUTE_MS), HOUR_MS));
}
