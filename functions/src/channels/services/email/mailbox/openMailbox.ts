import { LIMITS } from '@parlance/domain/limits';
import type { MailServers } from '@parlance/domain/documents/channels/channel';
import { ImapFlow } from 'imapflow';
import { askServer } from './askServer.ts';
import { mailServer } from '../servers/mailServer.ts';
import type { MailAccess } from '../signIn/mailAccessOf.ts';

/** Size of what a server may say at once beside the mail that was asked for, in bytes. */
const ENVELOPE_BYTES = 256 * 1024;

/**
 * Signs in to a mailbox (RFC 9051) and does `work` with its inbox open, which is only looked at: nothing in it is changed. Throws `ChannelError`
 * `key-refused` or `service-away`, and what `work` throws.
 */
export async function openMailbox<T>(
  { imap, userName }: MailServers,
  access: MailAccess,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const server = await mailServer(imap);
  const client = new ImapFlow({
    ...server,
    auth: 'password' in access ? { user: userName, pass: access.password } : { user: userName, ...access },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: LIMITS.mailServerMs,
    greetingTimeout: LIMITS.mailServerMs,
    socketTimeout: LIMITS.mailServerMs,
    maxLineLength: ENVELOPE_BYTES,
    maxLiteralSize: LIMITS.mailBytes + 1,
    maxResponseSize: LIMITS.mailBytes + ENVELOPE_BYTES,
  });
  // A connection that breaks between two commands is reported by the next of them.
  client.on('error', () => undefined);
  try {
    await askServer(() => client.connect());
    const lock = await askServer(() => client.getMailboxLock('INBOX', { readOnly: true }));
    try {
      return await work(client);
    } finally {
      lock.release();
    }
  } finally {
    client.close();
  }
}
