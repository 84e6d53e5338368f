import type { Locale } from '@parlance/domain/locales';
import { queueMail } from '../../delivery/queueMail.ts';
import { mayMail } from './mayMail.ts';

/** Queues the confirmation mail again for any address. Whether there is anything to confirm is found out when it is sent. */
export async function resendConfirmation(email: string, locale: Locale, address: string): Promise<void> {
  if (await mayMail('resend', email, address)) await queueMail(email, locale, { kind: 'confirm-email' });
}
