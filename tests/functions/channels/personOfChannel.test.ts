import { erasePerson, exportPerson, findPerson, type PersonSubject } from '@parlance/domain/contracts/privacy';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { handleInbound } from '../../../functions/src/channels/inbound/handleInbound.ts';
import { handleThread } from '../../../functions/src/channels/inbound/handleThread.ts';
import { takeThread } from '../../../functions/src/channels/inbound/takeThread.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { ruleChannelDocuments } from '../../support/channels/ruleChannelDocuments.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { streamContract } from '../../support/streamContract.ts';
import { connected } from '../support/channels/connected.ts';
import { connectedMeta } from '../support/channels/connectedMeta.ts';
import { CUSTOMER } from '../support/channels/metaPhones.ts';

const PHONE = `+${CUSTOMER}`;
/** The same digits, but for the last one. */
const SHORTER = CUSTOMER.slice(0, -1);
const QUESTION = 'What does a zip repair cost?';
const ADA: PersonSubject = { foundBy: 'phone', phone: PHONE };
const exportedSchema = z.object({
  conversations: z.array(z.looseObject({ channel: z.string() })),
  exchanges: z.array(z.looseObject({ sender: z.string() })),
});
const AT = new Date('2026-11-20T12:00:00Z');

function countOf({ orgId, users }: TestTeam, person: PersonSubject) {
  return callContract(findPerson, { orgId, person }, users.admin.idToken);
}

async function erase({ orgId, users }: TestTeam, person: PersonSubject, confirmation: string, receiptId = newId()) {
  await callContract(erasePerson, { orgId, receiptId, person, confirmation }, users.admin.idToken);
}

/** All that an organization has, as one text. */
async function dump(orgId: string): Promise<string> {
  const collections = await admin.db.doc(paths.org(orgId)).listCollections();
  const below = await Promise.all(collections.map((collection) => collection.get()));
  return JSON.stringify(below.flatMap(({ docs }) => docs.map((document) => document.data())));
}

async function addLead(orgId: string, phone: string): Promise<void> {
  const said = { name: 'Ada', email: `${newId()}@example.com`, message: 'Call me.', category: null };
  const lead = newLead({ chatbotId: 'gone', chatId: null, ...said, phone, consentAt: AT, createdAt: AT });
  await admin.db.doc(paths.lead(orgId, newId())).set(lead);
}

async function addSubmission(orgId: string, phone: string): Promise<void> {
  const answer = { field: 'phone', type: 'phone', label: 'Phone', value: phone, shown: phone, file: null };
  const submission = { ...ruleDocuments.submission, emails: [], leadId: null, chatId: null, answers: [answer] };
  await admin.db.doc(paths.submission(orgId, newId())).set(submission);
}

/** Two customers of WhatsApp, of whom one has the other's number but for a digit. */
async function twoCustomers() {
  const world = await connectedMeta('whatsapp', 'answer');
  await world.phones.say(QUESTION);
  await world.phones.say(QUESTION, SHORTER);
  await world.phones.received(1);
  await world.phones.received(1, SHORTER);
  return world;
}

describe('a customer of WhatsApp', () => {
  it('is found by the number, as leads and forms with it are, however it was typed, and nobody else', async () => {
    const { orgId, team, chats } = await twoCustomers();
    const own = ['+49 (0)151 234 567 89', '0049 151/23456789', '0151 23456789'];
    for (const phone of [...own, `+${SHORTER}`, `${PHONE}0`, '0043 151 23456789']) await addLead(orgId, phone);
    for (const phone of ['+49-151-23456789', '+49 151 2345678']) await addSubmission(orgId, phone);
    await admin.db.doc(paths.org(orgId)).update({ timezone: 'Europe/Berlin' });
    const typed: PersonSubject = { foundBy: 'phone', phone: '0049 (151) 234-567-89' };
    const found = { exchanges: 1, chats: 1, messages: 2, leads: 3, submissions: 1, contacts: 0, declarations: 0 };
    expect(await countOf(team, typed)).toMatchObject(found);
    const numbers = (await chats()).map(({ customer }) => customer);
    expect(numbers).toContainEqual({ address: CUSTOMER, userName: '', isVerified: true });
    // Nobody here has a number of its own country alone.
    await admin.db.doc(paths.org(orgId)).update({ timezone: 'America/New_York' });
    expect(await countOf(team, ADA)).toMatchObject({ leads: 2 });
    expect(await countOf(await makeTeam(), ADA)).toMatchObject({ exchanges: 0, chats: 0, leads: 0, submissions: 0 });
  });

  it('gets all of it as JSON, with the address', async () => {
    const { orgId, team } = await twoCustomers();
    const headers = { Authorization: `Bearer ${team.users.owner.idToken}` };
    const { chunks } = await streamContract(exportPerson, { orgId, person: ADA }, { headers });
    const text = chunks.map((chunk) => chunk.text).join('');
    const { conversations, exchanges } = exportedSchema.parse(JSON.parse(text));
    expect(conversations).toMatchObject([{ channel: 'whatsapp', sender: { address: CUSTOMER } }]);
    expect(exchanges).toMatchObject([{ sender: CUSTOMER, waiting: [] }]);
    expect(text).not.toContain(`"${SHORTER}"`);
  });

  it('is erased without a trace and once, and the next customer with nearly that number is not', async () => {
    const { orgId, team, chats, phones } = await twoCustomers();
    await addLead(orgId, PHONE);
    const input = { orgId, receiptId: newId(), person: ADA, confirmation: SHORTER };
    const wrong = await postRaw(erasePerson.name, input, team.users.admin.idToken);
    expect(wrong.code).toBe('confirmation-mismatch');
    const receiptId = newId();
    const twice = [erase(team, ADA, '0049 151 23456789', receiptId), erase(team, ADA, PHONE, receiptId)];
    await Promise.all(twice);
    expect(await countOf(team, ADA)).toMatchObject({ exchanges: 0, chats: 0, leads: 0 });
    expect(await dump(orgId)).not.toContain(CUSTOMER);
    expect((await chats()).map(({ customer }) => customer?.address)).toEqual([SHORTER]);
    expect((await admin.db.collection(paths.threads(orgId)).get()).size).toBe(1);
    expect((await admin.db.collection(paths.erasureReceipts(orgId)).get()).size).toBe(1);
    // What the customer writes afterwards begins anew.
    await phones.say(QUESTION);
    await phones.received(2);
    expect(await countOf(team, ADA)).toMatchObject({ exchanges: 1, chats: 1, messages: 2 });
  });

  it('is found where the newest conversation was deleted with the exchange', async () => {
    const { orgId, team, chats } = await connectedMetaOnce();
    const [chat] = await chats();
    await admin.db.doc(paths.thread(orgId, chat?.thread?.threadId ?? '')).delete();
    expect(await countOf(team, ADA)).toMatchObject({ chats: 1 });
    await erase(team, ADA, PHONE);
    expect(await chats()).toEqual([]);
    expect(await dump(orgId)).not.toContain(CUSTOMER);
  });
});

async function connectedMetaOnce() {
  const world = await connectedMeta('whatsapp', 'answer');
  await world.phones.say(QUESTION);
  await world.phones.received(1);
  return world;
}

describe('a customer of Telegram', () => {
  it('is erased by a conversation, with all that the account has written by that connection and nothing of another’s', async () => {
    const world = await connected('answer');
    const { orgId, team, phone, chats } = world;
    await phone.act({ name: 'Nora', text: QUESTION });
    await phone.received(1);
    const [first] = await chats();
    if (first?.thread == null) throw new Error('no conversation');
    const { threadId } = first.thread;
    // An earlier conversation of the exchange, one of the same id by another connection, and one of nobody’s.
    const place = { chatbotId: world.chatbotId, channel: 'telegram' };
    const earlier = { ...first, thread: first.thread, lastMessageAt: AT, createdAt: AT };
    const { id: _, ...stored } = earlier;
    await admin.db.doc(paths.chat(orgId, newId())).set(stored);
    const other = newId();
    const elsewhere = { channelId: 'another', threadId: 'another' };
    await admin.db.doc(paths.chat(orgId, other)).set({ ...stored, ...place, thread: elsewhere });
    await admin.db.doc(paths.thread(orgId, 'another')).set({ ...ruleChannelDocuments.thread, channelId: 'another' });
    const person = { foundBy: 'chat', chatId: first.id } as const;
    expect(await countOf(team, person)).toMatchObject({ exchanges: 1, chats: 2 });
    await erase(team, person, first.id);
    expect((await chats()).map(({ id }) => id)).toEqual([other]);
    const threads = await admin.db.collection(paths.threads(orgId)).get();
    expect(threads.docs.map(({ id }) => id)).toEqual(['another']);
    const left = await admin.db.collection(paths.allOutbound(orgId)).where('threadId', '==', threadId).get();
    expect(left.size).toBe(0);
  });

  it('is not who has the digits of their id as a phone number', async () => {
    const { orgId, team, phone } = await connected('answer');
    await phone.act({ name: 'Nora', text: QUESTION });
    await phone.received(1);
    const found = await admin.db.collection(paths.threads(orgId)).get();
    await Promise.all(found.docs.map(({ ref }) => ref.update({ sender: CUSTOMER })));
    expect(await countOf(team, ADA)).toMatchObject({ exchanges: 0, chats: 0 });
  });
});

/** A message that has come and that no worker has taken. */
async function waiting() {
  const world = await connectedMetaOnce();
  const { orgId, chatbotId, channelId, chats } = world;
  const [chat] = await chats();
  const threadId = chat?.thread?.threadId ?? '';
  await vi.waitFor(async () => {
    const thread = (await admin.db.doc(paths.thread(orgId, threadId)).get()).data();
    expect(thread?.['lease']).toBeNull();
  }, 30_000);
  const [eventId, now] = [newId(), new Date()];
  const sender = { sender: CUSTOMER, senderName: 'Ada', isVerified: true, subject: '', messageIds: [] };
  const message = { ...sender, text: 'When do parcels arrive?', files: [] };
  const own = { chatbotId, channelId, sentAt: now, nextAttemptAt: now, expiresAt: now, threadId, message };
  const inbound = { ...ruleChannelDocuments.inbound, ...own, status: 'waiting' as const };
  const ref = admin.db.doc(paths.inbound(orgId, eventId));
  await ref.set(inbound);
  return { ...world, threadId, eventId, inbound, ref };
}

describe('a message that comes while its customer is erased', () => {
  it('goes too while it waits, also where nothing else is there of the customer yet', async () => {
    const { orgId, team, threadId, ref } = await waiting();
    await admin.db.doc(paths.thread(orgId, threadId)).delete();
    expect(await countOf(team, ADA)).toMatchObject({ exchanges: 1 });
    await erase(team, ADA, PHONE);
    expect((await ref.get()).exists).toBe(false);
    await handleThread(orgId, threadId);
    expect(await dump(orgId)).not.toContain(CUSTOMER);
  });

  it('begins no exchange for a worker that had seen it', async () => {
    const { orgId, team, eventId, inbound } = await waiting();
    await erase(team, ADA, PHONE);
    expect(await takeThread({ orgId, eventId, inbound, holder: newId() })).toBe('gone');
    expect(await dump(orgId)).not.toContain(CUSTOMER);
  });

  it('leaves nothing of what a worker makes of it', async () => {
    const { orgId, team, eventId, inbound, chats } = await waiting();
    const taken = await takeThread({ orgId, eventId, inbound, holder: newId() });
    if (taken === undefined || taken === 'gone') throw new Error('not taken');
    await erase(team, ADA, PHONE);
    expect(await handleInbound({ orgId, eventId, ...taken })).toBe(true);
    expect(await chats()).toEqual([]);
    // An erasure takes the message first: here the worker goes on with the exchange, and writes after the erasure has looked.
    const next = await waiting();
    const second = await takeThread({
      orgId: next.orgId,
      eventId: next.eventId,
      inbound: next.inbound,
      holder: newId(),
    });
    if (second === undefined || second === 'gone') throw new Error('not taken');
    await next.ref.delete();
    expect(await handleInbound({ orgId: next.orgId, eventId: next.eventId, ...second })).toBe(true);
    expect(await next.chats()).toEqual([]);
    expect(await dump(next.orgId)).not.toContain(CUSTOMER);
  });
});
