import { MINUTE_MS } from '@parlance/domain/durations';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { logEvent } from '../platform/log/logEvent.ts';
import { type Slice, wholeRun } from '../platform/schedule/Slice.ts';
import { sendMail } from './sendMail.ts';

const STALE_AFTER_MS = MINUTE_MS;
const BATCH_SIZE = 100;

/** Sends what is still queued a minute after it was: its event was lost, its worker killed or the mail server away. Returns how many it tried. */
export async function resendStalledMail({ now, isOver }: Slice = wholeRun()): Promise<number> {
  const stalled = await db
    .collection('mail')
    .where('status', '==', 'queued')
    .where('createdAt', '<', Timestamp.fromMillis(now.getTime() - STALE_AFTER_MS))
    .limit(BATCH_SIZE)
    .get();
  for (const { id } of stalled.docs) {
    if (isOver()) break;
    try {
      await sendMail(id);
    } catch (error) {
      // The next mail may have an address that the server takes.
      logEvent('stalled mail not sent', { mailId: id }, error);
    }
  }
  return stalled.size;
}
