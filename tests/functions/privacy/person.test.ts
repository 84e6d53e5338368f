import { erasePerson, exportPerson, findPerson, type PersonSubject } from '@parlance/domain/contracts/privacy';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { erasureReceiptSchema } from '@parlance/domain/documents/organizations/erasureReceipt';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { erasePerson as erasePersonCase } from '../../../functions/src/edge/privacy/erasePerson.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { streamContract } from '../../support/streamContract.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { addOldChat } from '../support/chats/addOldChat.ts';
import { readActivity } from '../support/readActivity.ts';

const CANARY = 'ada.canary@example.com';
const OLD = new Date('2026-11-01T12:00:00Z');
const NOTHING = {
  contacts: 0,
  leads: 0,
  declarations: 0,
  submissions: 0,
  exchanges: 0,
  chats: 0,
  messages: 0,
  mails: 0,
  quotes: 0,
};
const ADA: PersonSubject = { foundBy: 'email', email: CANARY };

const exportedSchema = z.object({
  leads: z.array(z.object({ email: z.string(), message: z.string() })),
  declarations: z.array(z.object({ reference: z.string(), email: z.string(), contract: z.string() })),
  conversations: z.array(z.object({ messages: z.array(z.object({ role: z.string(), text: z.string() })) })),
  questionsInFigures: z.array(z.object({ question: z.string() })),
});

let org: TestTeam;
let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  chatbotId = await makeChatbot(orgId);
});

async function addLead(email: string, chatId: string | null = null): Promise<string> {
  const leadId = newId();
  const said = { name: 'Ada', email, phone: '', message: 'Call me.', category: null, consentAt: OLD, createdAt: OLD };
  // No member gets mail about a chatbot that is gone.
  await admin.db.doc(paths.lead(orgId, leadId)).set(newLead({ chatbotId: 'gone', chatId, ...said }));
  const message = { kind: 'lead-auto-reply', orgId, leadId, organizationName: 'Test GmbH', text: 'Thank you' };
  const mail = { ...ruleDocuments.mail, to: email, message, status: 'sent' };
  await admin.db.doc(paths.mail(newId())).set(mail);
  return leadId;
}

/** A withdrawal with its receipt, whose address is gone. */
async function addDeclaration(email: string): Promise<void> {
  const declarationId = newId();
  await admin.db.doc(paths.declaration(orgId, declarationId)).set({ ...ruleDocuments.declaration, chatbotId, email });
  const message = { kind: 'withdrawal-receipt', orgId, chatbotId, declarationId };
  await admin.db.doc(paths.mail(newId())).set({ ...ruleDocuments.mail, to: '', message, status: 'sent' });
}

/** Ada in every place: two leads, one with its conversation, a withdrawal, another conversation that names her, mails, and the figures. */
async function plantAda(): Promise<{ chatIds: string[] }> {
  const [asked, named, others] = [
    await addOldChat(orgId, chatbotId, 3),
    await addOldChat(orgId, chatbotId, 1),
    await addOldChat(orgId, chatbotId, 1),
  ];
  await admin.db.doc(paths.chat(orgId, named)).update({ identity: { name: 'Ada', email: CANARY } });
  await addLead(CANARY, asked);
  await addLead(CANARY);
  await addLead('grace@example.com', others);
  await addDeclaration(CANARY);
  await addDeclaration('grace@example.com');
  const quote = (chatId: string) => ({ chatId, messageId: newId(), question: 'Canary?', at: OLD });
  await admin.db.doc(paths.stats(orgId, chatbotId, '2026-11-01')).set({
    ...ruleDocuments.stats,
    chatbotId,
    day: '2026-11-01',
    unanswered: { 1: quote(asked), 2: quote(others) },
  });
  await admin.db.doc(paths.figureShard(orgId, chatbotId, '2026-11-01', '0')).set({
    ...ruleDocuments.figureShard,
    chatbotId,
    day: '2026-11-01',
    unanswered: { 3: quote(asked) },
  });
  return { chatIds: [asked, named] };
}

async function countOf(person: PersonSubject, of = org) {
  return callContract(findPerson, { orgId: of.orgId, person }, of.users.admin.idToken);
}

describe('one person’s data', () => {
  it('is found by address in leads, conversations, outbox and figures, and by a conversation', async () => {
    const { chatIds } = await plantAda();
    // Of each conversation the outbox has a mail, and one to her for each lead.
    expect(await countOf(ADA)).toEqual({
      contacts: 0,
      leads: 2,
      declarations: 1,
      submissions: 0,
      exchanges: 0,
      chats: 2,
      messages: 4,
      mails: 5,
      quotes: 2,
    });
    const [chatId = ''] = chatIds;
    const byChat = await countOf({ foundBy: 'chat', chatId });
    expect(byChat).toEqual({
      contacts: 0,
      leads: 1,
      declarations: 0,
      submissions: 0,
      exchanges: 0,
      chats: 1,
      messages: 3,
      mails: 2,
      quotes: 2,
    });
    expect(await countOf({ foundBy: 'email', email: 'nobody@example.com' })).toEqual(NOTHING);
    expect(await countOf(ADA, await makeTeam())).toEqual(NOTHING);
  });

  it('leaves as JSON with an entry in the activity', async () => {
    await plantAda();
    const headers = { Authorization: `Bearer ${org.users.owner.idToken}` };
    const { chunks, result } = await streamContract(exportPerson, { orgId, person: ADA }, { headers });
    const text = chunks.map((chunk) => chunk.text).join('');
    expect(text.length).toBe(result.characters);
    expect(text).not.toContain('grace@example.com');
    const { leads, declarations, conversations, questionsInFigures } = exportedSchema.parse(JSON.parse(text));
    expect(leads).toEqual([
      { email: CANARY, message: 'Call me.' },
      { email: CANARY, message: 'Call me.' },
    ]);
    expect(declarations.map(({ reference: _id, ...rest }) => rest)).toEqual([
      { email: CANARY, contract: 'Order 4711' },
    ]);
    expect(conversations.map(({ messages }) => messages.length).toSorted((a, b) => a - b)).toEqual([1, 3]);
    expect(conversations[0]?.messages[0]).toEqual({ role: 'user', text: 'Hello?' });
    expect(questionsInFigures).toEqual([{ question: 'Canary?' }, { question: 'Canary?' }]);
    expect(await readActivity(orgId, ['kind', 'actorUid'])).toEqual([['person-exported', org.users.owner.uid]]);
    const nobody = { orgId, person: { foundBy: 'email' as const, email: 'nobody@example.com' } };
    await expect(streamContract(exportPerson, nobody, { headers })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is erased without a trace, others’ is not, and the receipt does not say whose it was (A-108)', async () => {
    await plantAda();
    const exportId = newId();
    const ready = { ...ruleDocuments.dataExport, chatbotId, status: 'ready', leaseUntil: null };
    await admin.db.doc(paths.export(orgId, exportId)).set(ready);
    const file = admin.bucket.file(paths.exportFile(orgId, chatbotId, exportId));
    await file.save(CANARY, { resumable: false });
    const receiptId = newId();
    const input = { orgId, receiptId, person: ADA, confirmation: ` ${CANARY.toUpperCase()} ` };
    await callContract(erasePerson, input, org.users.admin.idToken);
    expect(await countOf(ADA)).toEqual(NOTHING);
    expect(await countOf({ foundBy: 'email', email: 'grace@example.com' })).toMatchObject({
      leads: 1,
      declarations: 1,
      submissions: 0,
      exchanges: 0,
      chats: 1,
      quotes: 1,
    });
    expect(await file.exists()).toEqual([false]);
    const stored = (await admin.db.doc(paths.erasureReceipt(orgId, receiptId)).get()).data();
    const receipt = erasureReceiptSchema.parse(stored);
    expect(receipt).toMatchObject({
      foundBy: 'email',
      status: 'done',
      removed: {
        contacts: 0,
        leads: 2,
        declarations: 1,
        submissions: 0,
        exchanges: 0,
        chats: 2,
        messages: 4,
        mails: 5,
        quotes: 2,
      },
      startedBy: org.users.admin.uid,
    });
    const collections = await admin.db.doc(paths.org(orgId)).listCollections();
    const below = await Promise.all(collections.map((collection) => collection.get()));
    const left = JSON.stringify(below.flatMap(({ docs }) => docs.map((document) => document.data())));
    expect(left).not.toContain(CANARY);
    const kinds = await readActivity(orgId, ['kind']);
    expect(kinds.flat().map(String).toSorted()).toEqual(['chats-deleted', 'leads-deleted', 'person-erased']);
  });

  it('is finished with the same receipt where a call was cut, and written down once for two at once (A-109)', async () => {
    await plantAda();
    const [receiptId, who] = [newId(), membershipOf(org, 'owner')];
    const erasure = { receiptId, person: ADA, confirmation: CANARY };
    await Promise.all([erasePersonCase(who, erasure), erasePersonCase(who, erasure)]);
    await addLead(CANARY);
    await erasePersonCase(who, erasure);
    expect(await countOf(ADA)).toEqual(NOTHING);
    const receipts = await admin.db.collection(paths.erasureReceipts(orgId)).get();
    expect(receipts.docs.map((receipt) => erasureReceiptSchema.parse(receipt.data()).removed.leads)).toEqual([2]);
    const entries = await readActivity(orgId, ['kind']);
    expect(entries.filter(([kind]) => kind === 'person-erased')).toHaveLength(1);
    const again = erasePersonCase(who, { ...erasure, receiptId: newId() });
    await expect(again).rejects.toMatchObject({ code: 'not-found' });
  });

  it('stays where the wrong words are typed', async () => {
    await plantAda();
    const input = { orgId, receiptId: newId(), person: ADA, confirmation: 'erase' };
    const typed = await postRaw(erasePerson.name, input, org.users.owner.idToken);
    expect(typed.code).toBe('confirmation-mismatch');
    expect(await countOf(ADA)).toMatchObject({ leads: 2, chats: 2 });
  });
});
