import { dueMails } from '@parlance/domain/queries/mail';
import { db } from '../../kernel/platform/app.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { MAIL_CONNECTIONS } from '../mailTransport.ts';
import { sendMail } from './sendMail.ts';

/** Mails that one run takes up; what is left is first in the next minute's. */
export const MAILS_PER_RUN = 500;

/**
 * Sends what is due in the outbox: its event was lost, its worker killed, or the mail server was away. As many at once as there
 * are connections, those that have waited longest first. A server that is away ends the run: the other mails wait for the next
 * one without a try. Returns how many it tried.
 */
export async function resendStalledMail({ now, isOver }: Slice = wholeRun()): Promise<number> {
  const due = queryOf(db.collection('mail'), dueMails, { nextAttemptAt: now }).limit(MAIL_CONNECTIONS);
  let tried = 0;
  let page = await due.get();
  while (!page.empty) {
    const sendings = await Promise.all(page.docs.map(({ id }) => trySending(id, now)));
    tried += sendings.length;
    const last = page.docs.at(-1);
    if (last === undefined || tried >= MAILS_PER_RUN || sendings.includes('away') || isOver()) break;
    // One that cannot be read is left for the next run, not looked at again and again.
    page = await due.startAfter(last).get();
  }
  return tried;
}

async function trySending(mailId: string, now: Date) {
  try {
    return await sendMail(mailId, now);
  } catch (error) {
    // The next mail may be one that can be read.
    logEvent('stalled mail not sent', { mailId }, error);
    return 'wait';
  }
}
