import type { Locale } from '@parlance/domain/locales';
import { getAuth } from 'firebase-admin/auth';
import { queueMail } from '../mail/queueMail.ts';
import { renderMail } from '../mail/renderMail.ts';
import { config } from '../platform/config.ts';

/** Mails a link that confirms the address. The code in it goes nowhere else. */
export async function sendConfirmation(email: string, name: string, locale: Locale): Promise<void> {
  const link = new URL(await getAuth().generateEmailVerificationLink(email));
  const code = link.searchParams.get('oobCode');
  if (code === null) throw new Error('The verification link carries no code');
  const url = new URL('/confirm', config().webOrigin);
  url.searchParams.set('oobCode', code);
  await queueMail(email, renderMail('confirmEmail', locale, { name }, url.href));
}
