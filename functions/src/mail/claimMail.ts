import type { Mail } from '@parlance/domain/documents/mail';
import { MINUTE_MS } from '@parlance/domain/durations';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** How long a worker may take for one mail before it counts as killed. */
const LEASE_MS = MINUTE_MS;

/** Attempts after which a mail is given up. */
export const MAIL_ATTEMPTS = 5;

/**
 * Takes a queued mail for this worker, or undefined where it is done, given up or in another worker's hands. It stays
 * `queued` under the lease, so that a worker which is killed loses nothing. One whose attempts are used up becomes `failed`.
 */
export async function claimMail(mailId: string, now = new Date()): Promise<Mail | undefined> {
  const ref = refs.mail(mailId);
  return db.runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data();
    if (mail === undefined || mail.status !== 'queued') return undefined;
    if (mail.leaseUntil && mail.leaseUntil > now) return undefined;
    if (mail.attempts >= MAIL_ATTEMPTS) {
      transaction.update(ref, { status: 'failed', leaseUntil: null });
      return { ...mail, status: 'failed' };
    }
    const attempts = mail.attempts + 1;
    transaction.update(ref, { attempts, leaseUntil: new Date(now.getTime() + LEASE_MS) });
    return { ...mail, attempts };
  });
}
