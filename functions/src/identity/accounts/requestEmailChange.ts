import { HOUR_MS } from '@parlance/domain/durations';
import type { Locale } from '@parlance/domain/locales';
import type { Person } from '../../kernel/access/requireConfirmed.ts';
import { requireLiveSession } from '../../kernel/access/requireLiveSession.ts';
import { localeOf } from '../../delivery/localeOf.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { db } from '../../kernel/platform/app.ts';
import { fitsRateLimit } from '../../kernel/platform/limits/fitsRateLimit.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';

/**
 * Queues a link for the new address and a notice for the old one. Whether the new address has an account already is found out
 * when the mail is sent, so the answer reveals nothing. Throws `rate-limited`.
 */
export async function requestEmailChange(person: Person, newEmail: string, locale: Locale): Promise<void> {
  await takeRateLimit(`emailChange:${person.uid}`, 5, HOUR_MS);
  const { email } = await requireLiveSession(person);
  if (newEmail === email || !(await fitsRateLimit(`emailChange:${newEmail}`, 5, HOUR_MS))) return;
  const ownLocale = await localeOf(person.uid);
  await db.runTransaction(async (transaction) => {
    await Promise.all([
      queueMail(newEmail, locale, { kind: 'confirm-new-email', uid: person.uid }, transaction),
      queueMail(email, ownLocale, { kind: 'email-change-requested', newEmail }, transaction),
    ]);
  });
}
