import type { ChannelConnection, ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { LOCAL_MAILBOX } from '../../channels/LOCAL_MAILBOX.ts';
import { LOCAL_TELEGRAM } from '../../channels/LOCAL_TELEGRAM.ts';
import type { Ports } from '../../config/portsFrom.ts';
import { HOST } from '../../config/urls.ts';
import type { Tenant } from '../TENANTS.ts';
import { DEMO_CHANNEL, DEMO_MAILBOX_ID } from './DEMO_CHANNEL.ts';

/** Bot of Telegram's stand-in. */
const TELEGRAM: ChannelConnection['account'] = {
  kind: 'telegram',
  botId: String(LOCAL_TELEGRAM.id),
  userName: LOCAL_TELEGRAM.userName,
};

/** Mailbox of the stand-in of a mail provider. */
function mailboxOf({ imap, submission }: Ports): ChannelConnection['account'] {
  const { address } = LOCAL_MAILBOX;
  const servers = { userName: address, imap: { host: HOST, port: imap }, smtp: { host: HOST, port: submission } };
  return { kind: 'email', address, senderName: 'Fernweg', forwardTo: '', servers };
}

/** Connects the demo chatbot with the bot and the mailbox that the stand-ins have from the start: one writes to them on the phones' page. */
export async function writeChannels(
  db: Firestore,
  { orgId, chatbotId }: Tenant,
  ports: Ports,
  now: Date,
): Promise<void> {
  const channel: Omit<ChannelConnection, 'account'> = {
    chatbotId,
    mode: 'answer',
    receivedAt: null,
    sentAt: null,
    fault: null,
    createdAt: new Date(now.getTime() - 20 * DAY_MS),
  };
  const { channelId, verification } = DEMO_CHANNEL;
  const telegram: ChannelSecret = { access: LOCAL_TELEGRAM.token, verification };
  const mailbox: ChannelSecret = { access: LOCAL_MAILBOX.password, verification };
  const batch = db.batch();
  batch.set(db.doc(paths.channelSecret(orgId, chatbotId, channelId)), telegram);
  batch.set(db.doc(paths.channel(orgId, chatbotId, channelId)), { ...channel, account: TELEGRAM });
  batch.set(db.doc(paths.channelSecret(orgId, chatbotId, DEMO_MAILBOX_ID)), mailbox);
  batch.set(db.doc(paths.channel(orgId, chatbotId, DEMO_MAILBOX_ID)), {
    ...channel,
    account: mailboxOf(ports),
    mailbox: { validity: '1', lastUid: 0, nextPollAt: now, failures: 0 },
  });
  await batch.commit();
}
