import type { MailMessage } from '@parlance/domain/documents/mail';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';
import { newMail } from './newMail.ts';

/**
 * Puts a mail into the outbox, with `transaction` only if that commits. A trigger composes and sends it.
 * @param mailId Of `mailIdOf`, for one that the transaction has looked for; a new one else.
 */
export async function queueMail(
  to: string,
  locale: Locale,
  message: MailMessage,
  transaction?: Transaction,
  mailId = newId(),
): Promise<void> {
  const mail = newMail(to, locale, message);
  const ref = refs.mail(mailId);
  if (transaction === undefined) await ref.create(mail);
  else transaction.create(ref, mail);
}
