import type { ChannelConnection, ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { LOCAL_TELEGRAM } from '../../channels/LOCAL_TELEGRAM.ts';
import { DEMO_CHANNEL } from './DEMO_CHANNEL.ts';
import type { Tenant } from '../TENANTS.ts';

/** Connects the demo chatbot with the bot that the stand-in of Telegram has from the start: one writes to it on the phones' page. */
export async function writeChannels(db: Firestore, { orgId, chatbotId }: Tenant, now: Date): Promise<void> {
  const { channelId, verification } = DEMO_CHANNEL;
  const secret: ChannelSecret = { access: LOCAL_TELEGRAM.token, verification };
  const channel: ChannelConnection = {
    chatbotId,
    account: { kind: 'telegram', botId: String(LOCAL_TELEGRAM.id), userName: LOCAL_TELEGRAM.userName },
    mode: 'answer',
    receivedAt: null,
    sentAt: null,
    fault: null,
    createdAt: new Date(now.getTime() - 20 * DAY_MS),
  };
  const batch = db.batch();
  batch.set(db.doc(paths.channelSecret(orgId, chatbotId, channelId)), secret);
  batch.set(db.doc(paths.channel(orgId, chatbotId, channelId)), channel);
  await batch.commit();
}
