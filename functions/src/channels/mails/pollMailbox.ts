import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { LIMITS } from '@parlance/domain/limits';
import { GrpcStatus, type UpdateData } from 'firebase-admin/firestore';
import type { ImapFlow } from 'imapflow';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { grpcCodeOf } from '../../kernel/platform/writes/grpcCodeOf.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { noteFault, noteLooked } from '../connection/noteChannel.ts';
import { receiveMail } from './receiveMail.ts';
import { type MailInBox, newMailsIn } from './newMailsIn.ts';
import { openMailbox } from '../services/email/mailbox/openMailbox.ts';

type Mailbox = NonNullable<ChannelConnection['mailbox']>;

interface Look {
  place: ChannelPlace;
  channel: ChannelConnection;
  mailbox: Mailbox;
}

/**
 * Looks into a mailbox and takes what is new. What is there is noted mail by mail: a worker that is killed takes no mail twice and leaves none out. A
 * mail that cannot be read, or is too large, stays in the mailbox, and the channel says so. After a look that failed the next one waits longer.
 */
export async function pollMailbox(place: ChannelPlace, now = new Date()): Promise<void> {
  const { orgId, chatbotId, channelId } = place;
  const channel = (await refs.channel(orgId, chatbotId, channelId).get()).data();
  const secret = (await refs.channelSecret(orgId, chatbotId, channelId).get()).data();
  if (channel?.account.kind !== 'email' || channel.account.servers === null || secret === undefined) return;
  const { mailbox } = channel;
  if (mailbox === undefined) return;
  try {
    await openMailbox(channel.account.servers, secret.access, (client) =>
      takeNew(client, { place, channel, mailbox }, now),
    );
    await noteLooked(place, channel);
  } catch (error) {
    const fault = error instanceof ChannelError ? error.fault : 'service-away';
    logEvent('mailbox not read', { fault }, error);
    const waitMs = Math.min(LIMITS.mailboxPollMs * 2 ** mailbox.failures, LIMITS.mailboxPatienceMs);
    const nextPollAt = new Date(now.getTime() + waitMs);
    await change(place, { 'mailbox.failures': mailbox.failures + 1, 'mailbox.nextPollAt': nextPollAt });
    if (error instanceof ChannelError) await noteFault(place, channel, fault, now);
  }
}

async function takeNew(client: ImapFlow, look: Look, now: Date): Promise<void> {
  const { place, channel } = look;
  const { validity, mails, lastUid } = await newMailsIn(client, { ...channel, mailbox: look.mailbox }, now);
  for (const mail of mails) {
    await takeOne(client, look, mail);
    await change(place, { 'mailbox.validity': validity, 'mailbox.lastUid': mail.uid });
  }
  await change(place, {
    'mailbox.validity': validity,
    'mailbox.lastUid': mails.at(-1)?.uid ?? lastUid,
    // More are waiting: the next look is at once.
    'mailbox.nextPollAt': new Date(now.getTime() + (mails.length < LIMITS.mailboxMails ? LIMITS.mailboxPollMs : 0)),
    'mailbox.failures': 0,
  });
}

async function takeOne(client: ImapFlow, { place, channel, mailbox }: Look, { uid, bytes, at }: MailInBox) {
  try {
    if (bytes > LIMITS.mailBytes) throw new ChannelError('too-large');
    const found = await client.fetchOne(String(uid), { source: true }, { uid: true });
    // Deleted meanwhile by somebody else.
    if (found === false || found.source === undefined) return;
    await receiveMail({ place, channel, bytes: found.source, receivedAt: at });
  } catch (error) {
    const isOfMail =
      error instanceof ChannelError && (error.fault === 'too-large' || error.fault === 'message-invalid');
    if (!isOfMail && mailbox.failures + 1 < LIMITS.mailboxAttempts) throw error;
    logEvent('mail left in its mailbox', { bytes }, error);
    await noteFault(place, channel, isOfMail ? error.fault : 'message-invalid');
  }
}

/** A connection that is gone meanwhile is nobody's to note. */
async function change(
  { orgId, chatbotId, channelId }: ChannelPlace,
  changes: UpdateData<ChannelConnection>,
): Promise<void> {
  try {
    await refs.channel(orgId, chatbotId, channelId).update(changes);
  } catch (error) {
    if (grpcCodeOf(error) !== GrpcStatus.NOT_FOUND) throw error;
  }
}
