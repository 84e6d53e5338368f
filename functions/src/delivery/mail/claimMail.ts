import type { Mail } from '@parlance/domain/documents/mail';
import { MINUTE_MS } from '@parlance/domain/durations';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Maximum time of a worker for one mail before it counts as killed: longer than the timeouts of `mailTransport` together. */
export const MAIL_LEASE_MS = 2 * MINUTE_MS;

/** Refusals for good, and killed workers, after which a mail is given up. */
export const MAIL_ATTEMPTS = 3;

/**
 * Takes a queued mail that is due for this worker, or undefined where it is done, given up, not due or in another worker's
 * hands. It stays as it is and is due again at the end of the lease, so that a worker which is killed loses nothing. One whose
 * attempts are used up becomes `failed`.
 */
export async function claimMail(mailId: string, now = new Date()): Promise<Mail | undefined> {
  const ref = refs.mail(mailId);
  return db.runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data();
    if (mail === undefined || (mail.status !== 'queued' && mail.status !== 'deferred')) return undefined;
    if (mail.nextAttemptAt > now) return undefined;
    if (mail.attempts >= MAIL_ATTEMPTS) {
      transaction.update(ref, { status: 'failed' });
      return { ...mail, status: 'failed' };
    }
    const attempts = mail.attempts + 1;
    transaction.update(ref, { attempts, nextAttemptAt: new Date(now.getTime() + MAIL_LEASE_MS) });
    return { ...mail, attempts };
  });
}
