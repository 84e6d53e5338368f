import {
  erasePerson,
  exportPerson,
  findPerson,
  readMasked,
  revealPersonalData,
} from '@parlance/domain/contracts/privacy';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { callContract } from '../../support/callContract.ts';
import { ruleContactDocuments } from '../../support/documents/ruleContactDocuments.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { streamContract } from '../../support/streamContract.ts';

const EMAIL = 'ada@customer.example';
const org = await makeTeam();
const { orgId } = org;
let chatbotId: string;
let contactId: string;
let chatId: string;

/** A contact with two conversations, neither of which names an address. */
beforeEach(async () => {
  chatbotId = await makeChatbot(orgId);
  [contactId, chatId] = [newId(), newId()];
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.contact(orgId, chatbotId, contactId)), { ...ruleContactDocuments.contact, chatbotId });
  for (const id of [chatId, newId()]) {
    const chat = { ...ruleDocuments.chat, chatbotId, contactId, attributes: ['plan=pro'] };
    batch.set(admin.db.doc(paths.chat(orgId, id)), chat);
    batch.set(admin.db.doc(paths.message(orgId, id, newId())), ruleDocuments.message);
  }
  await batch.commit();
});

const contactIn = () => admin.db.doc(paths.contact(orgId, chatbotId, contactId));

describe('a signed-in customer’s data', () => {
  it('are found by their address and by one of their conversations, exported and erased with all of them', async () => {
    const { idToken } = org.users.owner;
    const byChat = { foundBy: 'chat', chatId } as const;
    const byEmail = { foundBy: 'email', email: EMAIL } as const;
    const none = { leads: 0, declarations: 0, submissions: 0, exchanges: 0, mails: 0, quotes: 0 };
    const all = { contacts: 1, chats: 2, messages: 2, ...none };
    expect(await callContract(findPerson, { orgId, person: byChat }, idToken)).toEqual(all);
    expect(await callContract(findPerson, { orgId, person: byEmail }, idToken)).toEqual(all);
    const headers = { Authorization: `Bearer ${idToken}` };
    const { chunks } = await streamContract(exportPerson, { orgId, person: byEmail }, { headers });
    const exported: unknown = JSON.parse(chunks.map(({ text }) => text).join(''));
    expect(exported).toMatchObject({
      contacts: [{ subject: 'customer-1815', email: EMAIL, attributes: { plan: 'pro' } }],
      conversations: [{ messages: [{ role: 'user' }] }, { messages: [{ role: 'user' }] }],
    });
    const input = { orgId, receiptId: newId(), person: byEmail, confirmation: EMAIL };
    await callContract(erasePerson, input, idToken);
    expect((await contactIn().get()).exists).toBe(false);
    expect((await admin.db.doc(paths.chat(orgId, chatId)).get()).exists).toBe(false);
    const receipt = (await admin.db.doc(paths.erasureReceipt(orgId, input.receiptId)).get()).data();
    expect(receipt).toMatchObject({ status: 'done', removed: all });
  });

  it('are masked for viewers, who cannot find a conversation by them', async () => {
    const { idToken } = org.users.viewer;
    const read = { kind: 'document', collection: 'chats', id: chatId } as const;
    const { answers } = await callContract(readMasked, { orgId, locale: 'en', reads: [read] }, idToken);
    expect(answers[0]?.documents[0]?.fields).toMatchObject({ attributes: [], contactId });
    const search = { kind: 'list', collection: 'chats', contains: ['attributes', 'plan=pro'], limit: 10 } as const;
    const asked = callContract(readMasked, { orgId, locale: 'en', reads: [search] }, idToken);
    await expect(asked).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('are shown to a member with the conversation that they asked to see', async () => {
    await admin.db.doc(paths.org(orgId)).update({ membersRevealPersonalData: true });
    const { idToken, uid } = org.users.member;
    await callContract(revealPersonalData, { orgId, kind: 'chat', id: chatId }, idToken);
    expect((await admin.db.doc(paths.revealedContact(orgId, uid, contactId)).get()).exists).toBe(true);
    await admin.db.doc(paths.org(orgId)).update({ membersRevealPersonalData: false });
  });
});
