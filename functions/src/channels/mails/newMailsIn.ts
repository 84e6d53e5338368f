import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { DAY_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import type { ImapFlow } from 'imapflow';
import { askServer } from '../services/email/mailbox/askServer.ts';
import { stateOf } from '../services/email/mailbox/stateOf.ts';

type Mailbox = NonNullable<ChannelConnection['mailbox']>;

export interface MailInBox {
  uid: number;
  /** Size in bytes, as the server says. */
  bytes: number;
  /** Time at which the server took it. */
  at: Date;
}

interface NewMails {
  validity: string;
  mails: MailInBox[];
  /** The newest number. */
  lastUid: number;
}

/**
 * Mails of an open inbox that have not been looked at, the oldest first, at most `LIMITS.mailboxMails`. Where the server has numbered its mails
 * anew (UIDVALIDITY, RFC 9051, section 2.3.1.1), those of the last days are looked at again: the ones that were taken are known. Throws
 * `ChannelError`.
 */
export async function newMailsIn(
  client: ImapFlow,
  { mailbox, createdAt }: Pick<ChannelConnection, 'createdAt'> & { mailbox: Mailbox },
  now: Date,
): Promise<NewMails> {
  const { validity, lastUid } = stateOf(client);
  const isSame = mailbox.validity === validity;
  const from = isSame ? mailbox.lastUid + 1 : 1;
  if (from > lastUid) return { validity, mails: [], lastUid };
  // Taken mails are known for so long: an older one could be taken twice.
  const known = new Date(now.getTime() - LIMITS.channelMemoryMs + DAY_MS);
  const since = known > createdAt ? known : createdAt;
  const mails = await askServer(() => mailsBetween(client, from, lastUid));
  const recent = isSame ? mails : mails.filter(({ at }) => at >= since);
  return { validity, mails: recent.slice(0, LIMITS.mailboxMails), lastUid };
}

async function mailsBetween(client: ImapFlow, from: number, to: number): Promise<MailInBox[]> {
  const mails: MailInBox[] = [];
  const query = { uid: true, size: true, internalDate: true } as const;
  for await (const { uid, size = 0, internalDate } of client.fetch(`${from}:${to}`, query, { uid: true })) {
    mails.push({ uid, bytes: size, at: new Date(internalDate ?? Number.NaN) });
  }
  return mails.toSorted((one, other) => one.uid - other.uid);
}
