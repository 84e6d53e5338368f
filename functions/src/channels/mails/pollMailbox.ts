import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
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
import { askServer } from '../services/email/mailbox/askServer.ts';
import { openMailbox } from '../services/email/mailbox/openMailbox.ts';
import { forgetAccessToken } from '../services/email/signIn/accessTokens.ts';
import { mailAccessOf } from '../services/email/signIn/mailAccessOf.ts';

type Mailbox = NonNullable<ChannelConnection['mailbox']>;

interface Look {
  place: ChannelPlace;
  channel: ChannelConnection;
  mailbox: Mailbox;
}

/** Faults of one mail, which another look would find again. */
const OF_THE_MAIL: readonly ChannelFault[] = ['too-large', 'message-invalid'];

/**
 * Looks into a mailbox and takes what is new. What is there is noted mail by mail: a worker that is killed takes no mail twice and leaves none out. A
 * mail that cannot be read, or is too large, stays in the mailbox, and the channel says so; whatever else goes wrong is tried again, later and later,
 * and no mail is passed over.
 */
export async function pollMailbox(place: ChannelPlace, now = new Date()): Promise<void> {
  const { orgId, chatbotId, channelId } = place;
  const channel = (await refs.channel(orgId, chatbotId, channelId).get()).data();
  const secret = (await refs.channelSecret(orgId, chatbotId, channelId).get()).data();
  if (channel?.account.kind !== 'email' || channel.account.servers === null || secret === undefined) return;
  const { mailbox } = channel;
  if (mailbox === undefined) return;
  try {
    const { access, refreshToken } = await mailAccessOf(channel.account, secret);
    if (refreshToken !== undefined)
      await refs.channelSecret(orgId, chatbotId, channelId).update({ access: refreshToken });
    await openMailbox(channel.account.servers, access, async (client) => {
      await noteLooked(place, channel);
      await takeNew(client, { place, channel, mailbox }, now);
    });
  } catch (error) {
    const fault = error instanceof ChannelError ? error.fault : null;
    // A token that the mailbox takes no more may have time left.
    if (fault === 'key-refused') forgetAccessToken(secret.access);
    logEvent('mailbox not read', { fault }, error);
    // Providers lock those out who come again and again with a wrong password.
    const longestMs = fault === 'key-refused' ? LIMITS.mailboxLockedMs : LIMITS.mailboxPatienceMs;
    const waitMs = Math.min(LIMITS.mailboxPollMs * 2 ** mailbox.failures, longestMs);
    const nextPollAt = new Date(now.getTime() + waitMs);
    await change(place, { 'mailbox.failures': mailbox.failures + 1, 'mailbox.nextPollAt': nextPollAt });
    if (fault !== null) await noteFault(place, channel, fault, now);
  }
}

async function takeNew(client: ImapFlow, { place, channel, mailbox }: Look, now: Date): Promise<void> {
  const { validity, mails, lastUid } = await newMailsIn(client, { ...channel, mailbox }, now);
  for (const mail of mails) {
    await takeOne(client, { place, channel }, mail);
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

async function takeOne(
  client: ImapFlow,
  { place, channel }: Pick<Look, 'place' | 'channel'>,
  { uid, bytes, at }: MailInBox,
): Promise<void> {
  try {
    if (bytes > LIMITS.mailBytes) throw new ChannelError('too-large');
    const found = await askServer(() => client.fetchOne(String(uid), { source: true }, { uid: true }));
    // Deleted meanwhile by somebody else.
    if (found === false || found.source === undefined) return;
    await receiveMail({ place, channel, bytes: found.source, receivedAt: at });
  } catch (error) {
    if (!(error instanceof ChannelError) || !OF_THE_MAIL.includes(error.fault)) throw error;
    logEvent('mail left in its mailbox', { bytes }, error);
    await noteFault(place, channel, error.fault);
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
