import type { MailMessage } from '@parlance/domain/documents/mail';
import type { Locale } from '@parlance/domain/locales';
import { isAlreadyThere } from '../kernel/platform/writes/isAlreadyThere.ts';
import { refs } from '../kernel/platform/refs.ts';
import { mailIdOf } from './mailIdOf.ts';
import { newMail } from './newMail.ts';

/**
 * Puts a mail into the outbox unless it has been there already.
 * @param occasion What it is about and whom it is for: the same words are the same mail.
 */
export async function queueMailOnce(
  occasion: readonly string[],
  to: string,
  locale: Locale,
  message: MailMessage,
): Promise<void> {
  try {
    await refs.mail(mailIdOf(occasion)).create(newMail(to, locale, message));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
