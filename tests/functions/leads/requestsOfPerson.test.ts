import { submitContact } from '@parlance/domain/contracts/conversations/leads';
import { leadSchema, newLead } from '@parlance/domain/documents/chats/lead';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, expect, it } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { deleteLeads } from '../../../functions/src/conversations/deleteLeads.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

let org: TestTeam;
let chatbotId: string;

beforeEach(async () => {
  org = await makeTeam();
  chatbotId = await makeChatbot(org.orgId);
  await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
});

/** A visitor leaves a message, which is delivered twice. Returns the lead's id. */
async function leave(email: string): Promise<string> {
  const visitor = { chatbotId, chatId: newId(), origin: '', channel: 'widget' as const };
  const contactId = newId();
  const said = { name: '', phone: '', message: 'Please call me.', consent: true } as const;
  const input = { token: createVisitorToken(visitor), contactId, email, ...said };
  await callContract(submitContact, input);
  await callContract(submitContact, input);
  return `${visitor.chatId}-${contactId}`;
}

async function have(email: string, at: Date, bot = chatbotId): Promise<void> {
  const said = { chatId: null, name: '', phone: '', message: 'Hello.', category: null, consentAt: at, createdAt: at };
  await admin.db.doc(paths.lead(org.orgId, newId())).set(newLead({ chatbotId: bot, email, ...said }));
}

/** Counts that are stored with the leads of an address, newest first. */
async function counts(email: string): Promise<number[]> {
  const found = await admin.db.collection(paths.leads(org.orgId)).where('email', '==', email).get();
  const leads = found.docs.map((lead) => leadSchema.parse(lead.data()));
  return leads.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(({ requests }) => requests);
}

it('each lead of a person has how many there are, whatever the case of the address, also of two at the same time', async () => {
  const other = newId();
  await have('ada@example.com', new Date(), other);
  await leave('ada@example.com');
  expect((await counts('ada@example.com')).toSorted((a, b) => a - b)).toEqual([1, 1]);
  const [second] = await Promise.all([leave('Ada@Example.com'), leave(' ADA@example.com ')]);
  await leave('grace@example.com');
  expect((await counts('ada@example.com')).toSorted((a, b) => a - b)).toEqual([1, 3, 3, 3]);
  expect(await counts('grace@example.com')).toEqual([1]);

  const who = membershipOf(org, 'member');
  expect(await deleteLeads(who, [second])).toBe(1);
  expect(await deleteLeads(who, [second])).toBe(0);
  expect((await counts('ada@example.com')).toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
});

it('counts as far as the limit, and down again with what is deleted', async () => {
  const max = LIMITS.requestsCounted;
  for (let ago = 1; ago <= max; ago += 1) await have('ada@example.com', new Date(Date.now() - ago * 1000));
  const newest = await leave('ada@example.com');
  expect(await counts('ada@example.com')).toEqual([...Array.from({ length: max }, () => max), 1]);
  await deleteLeads(membershipOf(org, 'member'), [newest]);
  expect(await counts('ada@example.com')).toEqual(Array.from({ length: max }, () => max));
});
