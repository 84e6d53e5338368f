import { submitContact } from '@parlance/domain/contracts/conversations/leads';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { type Mail, mailSchema } from '@parlance/domain/documents/mail';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { takeRateLimit } from '../../../functions/src/kernel/platform/limits/takeRateLimit.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';

type LeadForm = Chatbot['leadForm'];

const FORM: LeadForm = {
  name: 'optional',
  phone: 'optional',
  consentText: '',
  isAutoReplying: false,
  autoReplyText: '',
};

const { orgId } = await makeOrg({ locale: 'de', name: 'Fernweg GmbH' });

async function makeLive(leadForm: Partial<LeadForm>, overrides: Partial<Chatbot> = {}): Promise<string> {
  const chatbotId = await makeChatbot(orgId, { leadForm: { ...FORM, ...leadForm }, ...overrides });
  await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
  return chatbotId;
}

interface Sent {
  name?: string;
  phone?: string;
  email?: string;
  chatId?: string;
  contactId?: string;
}

/** Leaves a message and returns the lead's path. */
async function send(chatbotId: string, sent: Sent = {}): Promise<string> {
  const { name = 'Ada', phone = '030 1234', email = 'ada@example.com', chatId = newId(), contactId = newId() } = sent;
  const token = createVisitorToken({ chatbotId, chatId, origin: '', channel: 'widget' });
  const input = { token, contactId, name, phone, email, message: 'Please call me.', consent: true as const };
  await callContract(submitContact, input);
  return paths.lead(orgId, `${chatId}-${contactId}`);
}

describe('the contact form', () => {
  const leadAt = async (path: string) => leadSchema.parse((await admin.db.doc(path).get()).data());

  it('drops what it does not ask for', async () => {
    const chatbotId = await makeLive({ name: 'hidden', phone: 'hidden' });
    expect(await leadAt(await send(chatbotId))).toMatchObject({ name: '', phone: '', email: 'ada@example.com' });
  });

  it('makes a lead that can be searched for, under the category of its conversation', async () => {
    const [chatbotId, chatId] = [await makeLive({}), newId()];
    await admin.db.doc(paths.chat(orgId, chatId)).set({ ...ruleDocuments.chat, chatbotId, category: 'Shipping' });
    const lead = await leadAt(await send(chatbotId, { chatId, name: 'Ada Lovelace' }));
    expect(lead).toMatchObject({ chatId, category: 'Shipping', assigneeUid: null });
    expect(lead.searchTerms).toEqual(expect.arrayContaining(['lov', 'ada@ex', 'ada@example.com', 'call']));
  });

  it.each(['name', 'phone'] as const)('refuses a message without the %s that it requires', async (field) => {
    const chatbotId = await makeLive({ [field]: 'required' });
    const contactId = newId();
    await expect(send(chatbotId, { [field]: ' ', contactId })).rejects.toMatchObject({ code: 'invalid-input' });
    const leads = await admin.db.collection(paths.leads(orgId)).where('chatbotId', '==', chatbotId).get();
    expect(leads.empty).toBe(true);
    expect(await leadAt(await send(chatbotId, { contactId }))).toMatchObject({ name: 'Ada', phone: '030 1234' });
  });

  it('is closed with its chatbot', async () => {
    const chatbotId = await makeLive({}, { isDeleting: true });
    await expect(send(chatbotId)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the automatic reply', () => {
  const repliesTo = async (email: string): Promise<Mail[]> => {
    const found = await admin.db.collection('mail').where('to', '==', email).get();
    return found.docs.map((doc) => mailSchema.parse(doc.data()));
  };
  const newAddress = () => `${newId().toLowerCase()}@example.com`;

  it('goes out once a day and address, whatever is sent and however often', async () => {
    const chatbotId = await makeLive({ isAutoReplying: true, autoReplyText: 'Thanks.\nWe call you.' });
    const email = newAddress();
    const sent = { email, chatId: newId(), contactId: newId() };
    await send(chatbotId, sent);
    await send(chatbotId, sent);
    await send(chatbotId, { email });
    expect(await repliesTo(email)).toMatchObject([
      {
        message: {
          kind: 'lead-auto-reply',
          orgId,
          chatbotId,
          organizationName: 'Fernweg GmbH',
          text: 'Thanks.\nWe call you.',
        },
        locale: 'de',
      },
    ]);
  });

  it('is none of a trial, which anybody can begin (A-124)', async () => {
    const trial = await makeOrg({ plan: 'trial' });
    const leadForm = { ...FORM, isAutoReplying: true, autoReplyText: 'Buy at https://evil.example' };
    const chatbotId = await makeChatbot(trial.orgId, { leadForm });
    await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
    const email = newAddress();
    await send(chatbotId, { email });
    expect(await repliesTo(email)).toEqual([]);
  });

  it('goes out so often a day and organization, whoever asks (A-124)', async () => {
    const own = await makeOrg();
    const chatbotId = await makeChatbot(own.orgId, { leadForm: { ...FORM, isAutoReplying: true } });
    await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
    for (let used = 0; used < LIMITS.autoRepliesPerDay; used += 1) {
      await takeRateLimit(`auto-reply:${own.orgId}`, LIMITS.autoRepliesPerDay, DAY_MS);
    }
    const email = newAddress();
    await send(chatbotId, { email });
    expect(await repliesTo(email)).toEqual([]);
  });

  it('has a text of its own in the language of the chat', async () => {
    const chatbotId = await makeLive({ isAutoReplying: true });
    const texts = await Promise.all(
      (['en', 'de'] as const).map(async (locale) => {
        const [chatId, email] = [newId(), newAddress()];
        await admin.db.doc(paths.chat(orgId, chatId)).set({ ...ruleDocuments.chat, chatbotId, locale });
        await send(chatbotId, { email, chatId });
        return (await repliesTo(email)).map((mail) => [mail.locale, JSON.stringify(mail.message)].join(' '));
      }),
    );
    expect(texts).toEqual([
      [expect.stringMatching(/^en .*Thank you for your message/)],
      [expect.stringMatching(/^de .*Vielen Dank für Ihre Nachricht/)],
    ]);
  });

  it('is not sent where it is off', async () => {
    const email = newAddress();
    await send(await makeLive({ autoReplyText: 'Unused' }), { email });
    expect(await repliesTo(email)).toEqual([]);
  });
});
