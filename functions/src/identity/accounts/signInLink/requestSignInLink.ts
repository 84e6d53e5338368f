import type { Locale } from '@parlance/domain/locales';
import { queueMail } from '../../../delivery/queueMail.ts';
import { mayMail } from '../mayMail.ts';

/** Queues the mail with the link for any address. Whether it has an account that links may sign in to is found out when it is sent. */
export async function requestSignInLink(email: string, locale: Locale, address: string): Promise<void> {
  if (await mayMail('signIn', email, address)) await queueMail(email, locale, { kind: 'sign-in-link' });
}
