import type { Mail } from '@parlance/domain/documents/mail';
import { config } from '../../kernel/platform/config.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { nextAttempt } from '../../kernel/platform/schedule/nextAttempt.ts';
import { claimMail, MAIL_ATTEMPTS } from './claimMail.ts';
import { composeMail } from './composeMail.ts';
import { type MailFault, mailFaultOf } from './mailFault.ts';
import { MAIL_PATIENCE } from './MAIL_PATIENCE.ts';
import { settleMail } from './settleMail.ts';
import { mailTransport } from '../mailTransport.ts';

/** Outcome for a mail: `done` where it is out or there is nothing to say, `skipped` where another worker has it. */
type Sending = 'done' | 'skipped' | MailFault;

/**
 * Composes one queued mail that is due and sends it. A second delivery of the same event finds it claimed or done. A mail that
 * the server does not take stays in the outbox: it is due again after a pause that doubles, for a day; refused for good, it is
 * given up after `MAIL_ATTEMPTS`. A killed worker's mail is sent again once the lease is over, at worst twice, under the same
 * Message-ID.
 */
export async function sendMail(mailId: string, now = new Date()): Promise<Sending> {
  const mail = await claimMail(mailId, now);
  if (mail === undefined) return 'skipped';
  if (mail.status === 'failed') {
    logEvent('mail failed', { mailId, mailKind: mail.message.kind, attempts: mail.attempts });
    await settleMail(mailId, mail, 'failed');
    return 'refused';
  }
  let isSent: boolean;
  try {
    isSent = await deliver(mailId, mail);
  } catch (error) {
    return postpone(mailId, mail, error, now);
  }
  await settleMail(mailId, mail, isSent ? 'sent' : 'dropped');
  return 'done';
}

/** False where there is nothing to say any more. */
async function deliver(mailId: string, mail: Mail): Promise<boolean> {
  const composed = await composeMail(mail);
  if (composed === undefined) return false;
  const { mailFrom: from, webOrigin } = config();
  const messageId = `<${mailId}@${new URL(webOrigin).hostname}>`;
  await mailTransport().sendMail({ from, to: mail.to, messageId, ...composed });
  return true;
}

/** Puts a mail that was not taken back into the outbox, or gives it up. */
async function postpone(mailId: string, mail: Mail, error: unknown, now: Date): Promise<MailFault> {
  const fault = mailFaultOf(error);
  const attempts = fault === 'refused' ? mail.attempts : mail.attempts - 1;
  const nextAttemptAt = attempts < MAIL_ATTEMPTS ? nextAttempt(mail.createdAt, now, MAIL_PATIENCE) : undefined;
  const about = { mailId, mailKind: mail.message.kind, attempts };
  logEvent(nextAttemptAt === undefined ? 'mail failed' : 'mail not sent', about, error);
  // What waits for its recipient's server says nothing of ours: the queue's age does not count it.
  const status = fault === 'away' ? 'queued' : 'deferred';
  if (nextAttemptAt === undefined) await settleMail(mailId, mail, 'failed', attempts);
  else await refs.mail(mailId).update({ status, attempts, nextAttemptAt });
  return fault;
}
