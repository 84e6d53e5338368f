import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { inboundIdOf } from '../inbound/inboundIdOf.ts';
import { storeReceived } from '../inbound/storeReceived.ts';
import { takeReceipts } from '../outbound/takeReceipts.ts';
import { mailHost } from '../services/email/mailHost.ts';
import type { ReadMail } from '../services/email/reading/readMail.ts';
import { readMailInThread } from '../services/email/reading/thread/readMailInThread.ts';
import { exchangeOf } from './exchangeOf.ts';
import { ownIdIn } from './ownIdIn.ts';
import { storeMailFiles } from './storeMailFiles.ts';

interface ComingMail {
  place: ChannelPlace;
  channel: Pick<ChannelConnection, 'account'>;
  /** As it came (RFC 5322). */
  bytes: Uint8Array;
  /** Time at which a server took it. */
  receivedAt: Date;
  /** Addresses that it was delivered to by its envelope, where that is known. */
  recipients?: readonly string[];
}

/**
 * Takes a mail: a person's becomes a message of its exchange, a bounce the state of the message that it is about, and what programs wrote is left
 * alone. Taken twice it changes nothing more. Throws `ChannelError`: `too-large`, or `message-invalid` where it has no author or cannot be read.
 */
export async function receiveMail({ place, channel, bytes, receivedAt, recipients = [] }: ComingMail): Promise<void> {
  const { account } = channel;
  if (account.kind !== 'email') return;
  const mailboxHost = account.servers?.imap.host ?? '';
  const mail = await readMailInThread(bytes, { ownHost: mailHost(), mailboxHost });
  if (mail.kind === 'bounce') return takeBounce(place, mail);
  const author = mail.replyTo ?? mail.from;
  const isOwn = mail.kind === 'own' || [account.address.toLowerCase(), account.forwardTo].includes(author.address);
  if (mail.kind === 'message' && author.address === '') throw new ChannelError('message-invalid');
  if (mail.kind !== 'message' || isOwn) {
    logEvent('mail not answered', { kind: isOwn ? 'own' : mail.kind });
    return;
  }
  const { orgId } = place;
  const eventId = `${mail.messageId} ${author.address}`;
  const inboundId = inboundIdOf(place, eventId);
  if ((await refs.inbound(orgId, inboundId).get()).exists) return;
  const { token, isNew } = await exchangeOf(
    place,
    { ...mail, deliveredTo: [...recipients, ...mail.deliveredTo] },
    author.address,
  );
  const { subject, references, messageId, verdict } = mail;
  await storeReceived(place, [
    {
      eventId,
      threadKey: token,
      sentAt: receivedAt,
      message: {
        sender: author.address,
        senderName: author.name,
        // A mail that asks for its replies elsewhere proves nothing of whom it names there.
        isVerified: verdict.isVerified && mail.replyTo === null,
        // The subject is half of a first question.
        text: isNew && !mail.text.startsWith(subject) ? `${subject}\n\n${mail.text}`.trim() : mail.text || subject,
        files: await storeMailFiles(orgId, inboundId, mail.attachments),
        subject,
        messageIds: [...references, messageId],
        token,
        isForged: verdict.dmarc === 'fail',
      },
    },
  ]);
}

async function takeBounce(place: ChannelPlace, { bouncedId }: ReadMail): Promise<void> {
  const outboundId = ownIdIn([bouncedId]);
  if (outboundId === undefined) return;
  const order = { outboundId, parts: 1 };
  await takeReceipts(place, [{ serviceId: bouncedId, state: 'failed', fault: 'recipient-unreachable', order }]);
}
