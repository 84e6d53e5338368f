import { PLAN_CHANNELS } from '@parlance/domain/billing/PLAN_CHANNELS';
import { CONNECTED_CHANNELS } from '@parlance/domain/channels/CHANNELS';
import { connectTelegram } from '@parlance/domain/contracts/channels';
import type { Plan } from '@parlance/domain/plans';
import { paths } from '@parlance/domain/paths';
import { expect, it, vi } from 'vitest';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { KNOWLEDGE, newBot } from '../support/channels/connected.ts';
import { connectedMeta, connectMeta, newMetaAccount } from '../support/channels/connectedMeta.ts';

async function setPlan(orgId: string, chatbotId: string, plan: Plan): Promise<void> {
  await admin.db.doc(paths.org(orgId)).update({ plan });
  await syncWidget(orgId, chatbotId);
}

it('the trial and the larger plans name every channel', () => {
  for (const plan of ['trial', 'pro', 'business'] as const) expect(PLAN_CHANNELS[plan]).toEqual(CONNECTED_CHANNELS);
});

it('connects what the plan names, and nothing else', async () => {
  const { orgId, users } = await makeTeam();
  const chatbotId = await trainedChatbot(orgId, KNOWLEDGE);
  await setPlan(orgId, chatbotId, 'starter');
  const { id, token, appSecret } = newMetaAccount('whatsapp');
  const connect = () => connectMeta('whatsapp', id, { orgId, chatbotId, token, appSecret }, users.owner.idToken);
  await expect(connect()).rejects.toMatchObject({ code: 'channel-not-in-plan' });
  expect((await admin.db.collection(paths.channels(orgId, chatbotId)).get()).size).toBe(0);
  expect((await admin.db.collection(`${paths.chatbot(orgId, chatbotId)}/channelSecrets`).get()).size).toBe(0);
  await callContract(connectTelegram, { orgId, chatbotId, token: newBot().token }, users.owner.idToken);
  await setPlan(orgId, chatbotId, 'pro');
  await connect();
});

it('has the team answer where the plan names the channel no more, and the chatbot again where it does', async () => {
  const { orgId, chatbotId, phones, chats, channel } = await connectedMeta('whatsapp', 'answer');
  await setPlan(orgId, chatbotId, 'starter');
  await phones.say('What does a zip repair cost?');
  await vi.waitFor(async () => {
    expect(await chats()).toMatchObject([{ mode: 'human', lastMessage: 'What does a zip repair cost?' }]);
  }, 40_000);
  expect(await phones.now()).toEqual([]);
  expect((await channel()).mode).toBe('answer');
  await setPlan(orgId, chatbotId, 'pro');
  await phones.act({ says: [{ person: '4915100000009', text: 'What does a zip repair cost?' }] });
  expect((await phones.received(1, '4915100000009'))[0]?.text).toContain('18 euros');
});
