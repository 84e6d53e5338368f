import { channelSchema, channelSecretSchema } from '@parlance/domain/documents/channels/channel';
import { inboundSchema } from '@parlance/domain/documents/channels/inbound';
import { outboundSchema } from '@parlance/domain/documents/channels/outbound';
import { threadSchema } from '@parlance/domain/documents/channels/thread';
import { paths } from '@parlance/domain/paths';
import { db } from './app.ts';
import { zodConverter } from './converter.ts';

/** References to the services that chatbots are connected with, and to what goes in and out by them: parts of `refs`. */
export const channelRefs = {
  channel: (orgId: string, chatbotId: string, channelId: string) =>
    db.doc(paths.channel(orgId, chatbotId, channelId)).withConverter(zodConverter(channelSchema)),
  channels: (orgId: string, chatbotId: string) =>
    db.collection(paths.channels(orgId, chatbotId)).withConverter(zodConverter(channelSchema)),
  channelSecret: (orgId: string, chatbotId: string, channelId: string) =>
    db.doc(paths.channelSecret(orgId, chatbotId, channelId)).withConverter(zodConverter(channelSecretSchema)),
  thread: (orgId: string, threadId: string) =>
    db.doc(paths.thread(orgId, threadId)).withConverter(zodConverter(threadSchema)),
  threads: (orgId: string) => db.collection(paths.threads(orgId)).withConverter(zodConverter(threadSchema)),
  inbound: (orgId: string, eventId: string) =>
    db.doc(paths.inbound(orgId, eventId)).withConverter(zodConverter(inboundSchema)),
  allInbound: (orgId: string) => db.collection(paths.allInbound(orgId)).withConverter(zodConverter(inboundSchema)),
  outbound: (orgId: string, outboundId: string) =>
    db.doc(paths.outbound(orgId, outboundId)).withConverter(zodConverter(outboundSchema)),
  allOutbound: (orgId: string) => db.collection(paths.allOutbound(orgId)).withConverter(zodConverter(outboundSchema)),
} as const;
