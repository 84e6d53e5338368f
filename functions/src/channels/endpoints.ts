import * as contracts from '@parlance/domain/contracts/channels';
import { replyToLead } from '@parlance/domain/contracts/conversations/leads';
import { type Endpoint, memberEndpoint } from '../kernel/access/endpoint.ts';
import { answerLead } from './leads/answerLead.ts';
import { beginMailSignIn } from './settings/beginMailSignIn.ts';
import { checkChannel } from './settings/checkChannel.ts';
import { connectForwarding } from './settings/connectForwarding.ts';
import { connectInstagram } from './settings/connectInstagram.ts';
import { connectMailbox } from './settings/connectMailbox.ts';
import { connectMessenger } from './settings/connectMessenger.ts';
import { connectTelegram } from './settings/connectTelegram.ts';
import { connectWhatsApp } from './settings/connectWhatsApp.ts';
import { disconnectChannel } from './settings/disconnectChannel.ts';
import { finishMailSignIn } from './settings/finishMailSignIn.ts';
import { sendTestMail } from './settings/sendTestMail.ts';
import { setChannelMode } from './settings/setChannelMode.ts';

export const channelEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.connectMailbox, async ({ input, who }) => ({ channelId: await connectMailbox(who, input) })),
  memberEndpoint(contracts.connectForwarding, async ({ input, who }) => connectForwarding(who, input)),
  memberEndpoint(contracts.beginMailSignIn, async ({ input, who }) => ({ url: await beginMailSignIn(who, input) })),
  memberEndpoint(contracts.finishMailSignIn, async ({ input, who }) => ({
    channelId: await finishMailSignIn(who, input),
  })),
  memberEndpoint(contracts.connectTelegram, async ({ input: { chatbotId, token }, who }) => ({
    channelId: await connectTelegram(who, chatbotId, token),
  })),
  memberEndpoint(contracts.connectWhatsApp, async ({ input, who }) => connectWhatsApp(who, input)),
  memberEndpoint(contracts.connectMessenger, async ({ input, who }) => connectMessenger(who, input)),
  memberEndpoint(contracts.connectInstagram, async ({ input, who }) => connectInstagram(who, input)),
  memberEndpoint(contracts.setChannelMode, async ({ input: { chatbotId, channelId, mode }, who }) => {
    await setChannelMode(who, { chatbotId, channelId, mode });
    return {};
  }),
  memberEndpoint(contracts.checkChannel, async ({ input }) => ({ works: await checkChannel(input) })),
  memberEndpoint(contracts.sendTestMail, async ({ input, who }) => ({ works: await sendTestMail(who, input) })),
  memberEndpoint(contracts.disconnectChannel, async ({ input: { chatbotId, channelId }, who }) => {
    await disconnectChannel(who, chatbotId, channelId);
    return {};
  }),
  memberEndpoint(replyToLead, async ({ input, who }) => {
    await answerLead(who, input);
    return {};
  }),
];
