import { connectTeams, testTeamChat } from '@parlance/domain/contracts/teamChats';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { ask, newVisitor, offeringChatbot } from '../support/chats/handoverFixture.ts';

const cardsSchema = z.array(
  z.object({
    body: z.array(z.object({ text: z.string() })),
    actions: z.array(z.object({ type: z.string(), url: z.string() })),
  }),
);

/** Address of a workflow at the stand-in that nobody else has, and its cards. */
function workflow(key = newId()) {
  const cardsUrl = `${suiteUrls.channels}/teams/cards/${key}`;
  return {
    address: `${suiteUrls.channels}/teams/hook/${key}`,
    cards: async () => cardsSchema.parse(await (await fetch(cardsUrl)).json()),
    limit: async (limited: number) => fetch(cardsUrl, { method: 'POST', body: JSON.stringify({ limited }) }),
  };
}

const own = { name: 'Support', topics: ['handovers'] as 'handovers'[] };

it('gets a card for each visitor who waits, which leads to the inbox and to nothing else', async () => {
  const { orgId, users } = await makeTeam();
  const { address, cards, limit } = workflow();
  const { teamChatId } = await callContract(connectTeams, { orgId, ...own, address }, users.admin.idToken);
  expect(await cards()).toHaveLength(1);
  const stored = await admin.db.doc(paths.teamChat(orgId, teamChatId)).get();
  expect(JSON.stringify(stored.data())).not.toContain(address);
  const chatbotId = await offeringChatbot(orgId);
  const visitor = newVisitor(chatbotId);
  await ask(visitor, { name: 'Nora *Winter*' });
  const card = await vi.waitFor(async () => {
    const found = (await cards()).find(({ actions }) => actions.length > 0);
    if (found === undefined) throw new Error('no card');
    return found;
  }, 30_000);
  expect(card.body.map(({ text }) => text)).toContain(String.raw`Nora \*Winter\*`);
  const url = `${suiteUrls.web}/dashboard/chatbot/${chatbotId}/activity/chats?chat=${visitor.chatId}`;
  expect(card.actions).toEqual([{ type: 'Action.OpenUrl', url }]);
  await limit(1);
  const place = { orgId, teamChatId };
  expect(await callContract(testTeamChat, place, users.admin.idToken)).toEqual({ works: false });
  expect(await callContract(testTeamChat, place, users.admin.idToken)).toEqual({ works: true });
});

it.each([
  ['https://not-of-microsoft.example/hook', 'address-not-allowed'],
  ['https://logic.azure.com.evil.example/hook', 'address-not-allowed'],
  ['https://eviltenant.webhook.office.com@evil.example/hook', 'address-not-allowed'],
  ['http://prod-1.westeurope.logic.azure.com/hook', 'address-not-allowed'],
  ['http://127.0.0.1:1/teams/hook/a', 'address-not-allowed'],
  [`${suiteUrls.channels}/teams/hook/gone-${newId()}`, 'channel-key-refused'],
])('is not connected by %s', async (address, code) => {
  const { orgId, users } = await makeTeam();
  await expect(callContract(connectTeams, { orgId, ...own, address }, users.owner.idToken)).rejects.toMatchObject({
    code,
  });
  expect((await admin.db.collection(paths.teamChats(orgId)).get()).size).toBe(0);
});
