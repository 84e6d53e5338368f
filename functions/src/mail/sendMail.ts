import { createTransport } from 'nodemailer';
import { config, smtpUrl } from '../platform/config.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** SMTP of the configured provider. The local one is the inbox of `npm start` and nothing else. */
function transportUrl(): string {
  const url = smtpUrl.value();
  if (config().mailProvider === 'local' && new URL(url).hostname !== '127.0.0.1') {
    throw new Error('The local mail provider delivers to this machine alone.');
  }
  return url;
}

/**
 * Sends one queued mail and empties it: links in a body are secrets that the outbox need not keep.
 * The claim in a transaction makes a second delivery of the same event send nothing. A failed send goes back to the queue and throws.
 */
export async function sendMail(mailId: string): Promise<void> {
  const ref = refs.mail(mailId);
  const mail = await db.runTransaction(async (transaction) => {
    const found = (await transaction.get(ref)).data();
    if (found === undefined || found.status !== 'queued') return undefined;
    transaction.update(ref, { status: 'sent', attempts: found.attempts + 1 });
    return found;
  });
  if (mail === undefined) return;
  const transport = createTransport(transportUrl());
  try {
    await transport.sendMail({
      from: config().mailFrom,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    });
    await ref.update({ text: '', html: '' });
  } catch (error) {
    await ref.update({ status: mail.attempts + 1 >= 5 ? 'failed' : 'queued' });
    throw error;
  } finally {
    transport.close();
  }
}
