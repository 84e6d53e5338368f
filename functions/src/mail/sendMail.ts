import { createTransport } from 'nodemailer';
import { config, smtpUrl } from '../platform/config.ts';
import { logEvent } from '../platform/log/logEvent.ts';
import { refs } from '../platform/refs.ts';
import { claimMail, MAIL_ATTEMPTS } from './claimMail.ts';
import { composeMail } from './composeMail.ts';
import type { RenderedMail } from './renderMail.ts';

/** SMTP of the configured provider. The local one is the inbox of `npm start` and nothing else. */
function transportUrl(): string {
  const url = smtpUrl.value();
  if (config().mailProvider === 'local' && new URL(url).hostname !== '127.0.0.1') {
    throw new Error('The local mail provider delivers to this machine alone.');
  }
  return url;
}

async function deliver(to: string, mail: RenderedMail): Promise<void> {
  const transport = createTransport(transportUrl());
  try {
    await transport.sendMail({ from: config().mailFrom, to, ...mail });
  } finally {
    transport.close();
  }
}

/**
 * Composes one queued mail and sends it. A second delivery of the same event finds it claimed or done. A failed send goes back
 * to the queue and throws; a killed worker's mail is sent again once the lease is over, at worst twice.
 */
export async function sendMail(mailId: string): Promise<void> {
  const mail = await claimMail(mailId);
  if (mail === undefined) return;
  const about = { mailId, mailKind: mail.message.kind, attempts: mail.attempts };
  if (mail.status === 'failed') {
    logEvent('mail failed', about);
    return;
  }
  const ref = refs.mail(mailId);
  try {
    const composed = await composeMail(mail);
    if (composed !== undefined) await deliver(mail.to, composed);
    await ref.update({ status: composed === undefined ? 'dropped' : 'sent', leaseUntil: null });
  } catch (error) {
    const isFinal = mail.attempts >= MAIL_ATTEMPTS;
    logEvent(isFinal ? 'mail failed' : 'mail not sent', about, error);
    await ref.update({ status: isFinal ? 'failed' : 'queued', leaseUntil: null });
    throw error;
  }
}
