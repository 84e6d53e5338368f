import type { MailMessage } from '@parlance/domain/documents/mail';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';
import { newMail } from './newMail.ts';

/** Puts a mail into the outbox, with `transaction` only if that commits. A trigger composes and sends it. */
export async function queueMail(
  to: string,
  locale: Locale,
  message: MailMessage,
  transaction?: Transaction,
): Promise<void> {
  const mail = newMail(to, locale, message);
  const ref = refs.mail(newId());
  if (transaction === undefined) await ref.create(mail);
  else transaction.create(ref, mail);
}
