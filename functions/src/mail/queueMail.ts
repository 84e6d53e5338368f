import type { Mail, MailMessage } from '@parlance/domain/documents/mail';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';

/** How long the outbox keeps a mail's description: 30 days. */
const KEPT_MS = 30 * 86_400_000;

/** Puts a mail into the outbox, with `transaction` only if that commits. A trigger composes and sends it. */
export async function queueMail(
  to: string,
  locale: Locale,
  message: MailMessage,
  transaction?: Transaction,
): Promise<void> {
  const now = new Date();
  const mail: Mail = {
    to,
    locale,
    message,
    status: 'queued',
    attempts: 0,
    leaseUntil: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
  const ref = refs.mail(newId());
  if (transaction === undefined) await ref.create(mail);
  else transaction.create(ref, mail);
}
