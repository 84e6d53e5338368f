import { answer } from '@parlance/domain/contracts/answering';
import { submitContact } from '@parlance/domain/contracts/conversations/leads';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';

interface Place {
  orgId: string;
  chatbotId: string;
}

/** A trained chatbot that visitors can reach. */
async function makeLive(orgId: string): Promise<string> {
  const chatbotId = await makeChatbot(orgId, { trained: true });
  await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
  return chatbotId;
}

async function makePlace(): Promise<Place> {
  const { orgId } = await makeOrg();
  return { orgId, chatbotId: await makeLive(orgId) };
}

let ours: Place;
let theirs: Place;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([makePlace(), makePlace()]);
});

function tokenFor(chatbotId: string, chatId: string): string {
  return createVisitorToken({ chatbotId, chatId, origin: '', channel: 'iframe' });
}

const CONTACT = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  message: 'Please call me.',
  consent: true,
} as const;

describe('T-01 a contact request', () => {
  it.each([
    ['id', newId()],
    ['orgId', 'another'],
    ['chatbotId', 'another'],
    ['chatId', 'another'],
    ['status', 'done'],
    ['priority', 'high'],
    ['category', 'spam'],
    ['createdAt', 0],
  ])('that brings its own %s is refused, and nothing is stored', async (field, value) => {
    const token = tokenFor(ours.chatbotId, newId());
    const contactId = newId();
    expect((await postRaw('submitContact', { token, contactId, ...CONTACT, [field]: value })).code).toBe(
      'invalid-input',
    );
    const leads = await admin.db.collection(paths.leads(ours.orgId)).get();
    expect(leads.docs.filter(({ id }) => id.includes(contactId))).toEqual([]);
  });

  it('holds the person’s own words, and everything else as the server sets it', async () => {
    const chatId = newId();
    const contactId = newId();
    await callContract(submitContact, { token: tokenFor(ours.chatbotId, chatId), contactId, ...CONTACT });
    const stored = await admin.db.doc(paths.lead(ours.orgId, `${chatId}-${contactId}`)).get();
    expect(leadSchema.parse(stored.data())).toMatchObject({
      chatbotId: ours.chatbotId,
      chatId: null,
      email: CONTACT.email,
      message: CONTACT.message,
      status: 'new',
      priority: 'medium',
      category: null,
    });
  });

  it('is never overwritten, neither by its own visitor nor by another who knows its id', async () => {
    const chatId = newId();
    const contactId = newId();
    const own = { token: tokenFor(ours.chatbotId, chatId), contactId };
    await callContract(submitContact, { ...own, ...CONTACT });
    await callContract(submitContact, { ...own, ...CONTACT, message: 'Changed' });
    const other = { token: tokenFor(ours.chatbotId, newId()), contactId };
    await callContract(submitContact, { ...other, ...CONTACT, message: 'Taken over' });
    const stored = await admin.db.doc(paths.lead(ours.orgId, `${chatId}-${contactId}`)).get();
    expect(leadSchema.parse(stored.data()).message).toBe(CONTACT.message);
  });
});

describe('T-05 T-09 a visitor token', () => {
  it('reaches no chat of another chatbot, of another organization or of the same one', async () => {
    const sibling = await makeLive(ours.orgId);
    for (const place of [theirs, { orgId: ours.orgId, chatbotId: sibling }]) {
      const chatId = newId();
      const chat = admin.db.doc(paths.chat(place.orgId, chatId));
      await chat.set({ ...ruleDocuments.chat, chatbotId: place.chatbotId, lastMessage: 'Private' });
      const before = (await chat.get()).updateTime;
      const asked = { token: tokenFor(ours.chatbotId, chatId), messageId: newId(), text: 'Hello?', locale: 'en' };
      const { code, body } = await postRaw(answer.name, asked);
      expect(['visitor-token-invalid', undefined]).toContain(code);
      expect(body).not.toContain('Private');
      expect((await chat.get()).updateTime).toEqual(before);
      expect((await chat.collection('messages').get()).size).toBe(0);
    }
  });
});
