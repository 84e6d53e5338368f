import { answer } from '@parlance/domain/contracts/answering';
import { identifyVisitor } from '@parlance/domain/contracts/contacts/visitors';
import { readChat } from '@parlance/domain/contracts/conversations/chats';
import { submitContact } from '@parlance/domain/contracts/conversations/leads';
import { requestHandover } from '@parlance/domain/contracts/conversations/handover';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { liveSchema } from '@parlance/domain/documents/chats/live';
import { contactSchema } from '@parlance/domain/documents/contacts/contact';
import { identitySettingsSchema } from '@parlance/domain/documents/contacts/identitySettings';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { identifyVisitor as identifyCase } from '../../../functions/src/conversations/contacts/identifyVisitor.ts';
import { contactIdOf } from '../../../functions/src/conversations/contacts/contactIdOf.ts';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { identityToken } from '../../support/contacts/identityToken.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { changeChatbot } from '../support/contacts/changeChatbot.ts';
import { ADA, chatOf, contactVisits } from '../support/contacts/contactVisits.ts';
import { IDENTITY_SECRET, makeIdentity } from '../support/contacts/makeIdentity.ts';

const world = await contactVisits();
const { ask, freshToken, identify, vouchFor } = world;

async function faultOf(token: string, identity: string): Promise<string | null> {
  const identified = await callContract(identifyVisitor, { token, identityToken: identity });
  return 'fault' in identified ? identified.fault : null;
}

async function readChatOf(token: string) {
  return chatSchema.parse((await admin.db.doc(paths.chat(world.orgId, chatOf(token))).get()).data());
}

describe('identifyVisitor', () => {
  it('stores the contact as the token says, and each conversation that they begin is theirs', async () => {
    const { token, contactId, hasMessages } = await identify(freshToken(), vouchFor({ ...ADA, sub: 'first' }));
    expect(hasMessages).toBe(false);
    expect(contactId).toBe(contactIdOf(world.chatbotId, 'first'));
    const stored = await admin.db.doc(paths.contact(world.orgId, world.chatbotId, contactId)).get();
    expect(contactSchema.parse(stored.data())).toMatchObject({
      subject: 'first',
      name: ADA.name,
      email: ADA.email,
      attributes: ADA.attributes,
    });
    await ask(token);
    expect(await readChatOf(token)).toMatchObject({
      contactId,
      identity: { name: ADA.name, email: ADA.email },
      attributes: ['plan=pro', 'orders=12'],
    });
  });

  it('takes what the website claims for nothing beside what its server signs', async () => {
    const { token } = await identify(freshToken(), vouchFor({ ...ADA, sub: 'claimed' }));
    const identity = { name: 'Eve', email: 'eve@evil.example' };
    await callContract(answer, { token, messageId: newId(), text: 'Thank you!', locale: 'en', identity });
    expect((await readChatOf(token)).identity).toEqual({ name: ADA.name, email: ADA.email });
  });

  it('delivered twice ends the same, and from another browser it is refused', async () => {
    const page = freshToken();
    const signed = vouchFor({ ...ADA, sub: 'twice' });
    const [one, other] = await Promise.all([identify(page, signed), identify(page, signed)]);
    expect(chatOf(other.token)).toBe(chatOf(one.token));
    expect(await faultOf(freshToken(), signed)).toBe('replayed');
  });

  it('counts one of many browsers that send the same token at once', async () => {
    const signed = vouchFor({ ...ADA, sub: 'raced' });
    const faults = await Promise.all(Array.from({ length: 8 }, () => faultOf(freshToken(), signed)));
    expect(faults.filter((fault) => fault === null)).toHaveLength(1);
    expect(faults.filter((fault) => fault === 'replayed')).toHaveLength(7);
  });

  it('refuses a token for another website, and one of another chatbot’s', async () => {
    const signed = vouchFor({ ...ADA, site: 'https://other.example' });
    expect(await faultOf(freshToken(), signed)).toBe('site');
    expect(await faultOf(freshToken(''), vouchFor({ ...ADA, site: 'shop.example' }))).toBe('site');
    expect(await faultOf(freshToken(), identityToken(IDENTITY_SECRET, world.sibling, ADA))).toBe('audience');
    const sibling = world.otherToken(newId(), world.sibling);
    expect(await faultOf(sibling, identityToken(IDENTITY_SECRET, world.sibling, ADA))).toBe('off');
  });

  it('is refused on a website that the chatbot may not be shown on', async () => {
    const call = callContract(identifyVisitor, {
      token: freshToken('https://evil.example'),
      identityToken: vouchFor(),
    });
    await expect(call).rejects.toMatchObject({ code: 'visitor-token-invalid' });
  });

  it('shows the owner why a token was refused, without the token', async () => {
    const chatbotId = await world.makeLive();
    await makeIdentity(world.orgId, chatbotId);
    const signed = identityToken('idsec_not-the-secret-0123456789abcdefghijklmn', chatbotId, ADA);
    const token = createVisitorToken({ chatbotId, chatId: newId(), origin: 'https://shop.example', channel: 'widget' });
    expect(await faultOf(token, signed)).toBe('signature');
    const place = paths.identitySettings(world.orgId, chatbotId);
    const settings = await untilDocument(place, identitySettingsSchema, ({ refused }) => refused !== null);
    expect(settings.refused).toMatchObject({ fault: 'signature', origin: 'https://shop.example' });
    expect(JSON.stringify(settings)).not.toContain(signed.split('.')[2]);
  });

  it('counts the secret before the present one until its time is over', async () => {
    const chatbotId = await world.makeLive();
    const now = new Date();
    const until = new Date(now.getTime() + 60_000);
    const former = { secret: 'idsec_former-0123456789abcdefghijklmnopqrstuvw', until };
    await makeIdentity(world.orgId, chatbotId, { former });
    const visitor = { chatbotId, chatId: newId(), origin: '', channel: 'widget' } as const;
    const signed = identityToken(former.secret, chatbotId, ADA);
    expect(await identifyCase(visitor, signed, until)).toEqual({ fault: 'signature' });
    expect(await identifyCase(visitor, signed, now)).toHaveProperty('token');
  });

  it('takes along what was asked before signing in, and closes it to the token from before', async () => {
    const page = freshToken();
    await ask(page);
    const { token, contactId, hasMessages } = await identify(page, vouchFor({ ...ADA, sub: 'claims' }));
    expect(hasMessages).toBe(true);
    expect(chatOf(token)).toBe(chatOf(page));
    expect(await readChatOf(token)).toMatchObject({ contactId, identity: { email: ADA.email } });
    expect((await callContract(readChat, { token })).messages).toHaveLength(2);
    await expect(callContract(readChat, { token: page })).rejects.toMatchObject({ code: 'visitor-token-invalid' });
  });

  it('takes along a conversation with an agent: only the contact’s browser may follow it then', async () => {
    const page = freshToken();
    await admin.db.doc(paths.chat(world.orgId, chatOf(page))).set({
      ...ruleDocuments.chat,
      chatbotId: world.chatbotId,
    });
    await admin.db
      .doc(paths.live(world.orgId, chatOf(page)))
      .set({ ...ruleDocuments.live, chatbotId: world.chatbotId });
    const { contactId } = await identify(page, vouchFor({ ...ADA, sub: 'live' }));
    const live = await admin.db.doc(paths.live(world.orgId, chatOf(page))).get();
    expect(liveSchema.parse(live.data())).toMatchObject({ contactId, mode: 'human' });
  });

  it('goes on with the newest conversation on another device, unless that is older than a day', async () => {
    const first = await identify(freshToken(), vouchFor({ ...ADA, sub: 'devices' }));
    await ask(first.token);
    const second = await identify(freshToken(), vouchFor({ ...ADA, sub: 'devices' }));
    expect(second).toMatchObject({ hasMessages: true, contactId: first.contactId });
    expect(chatOf(second.token)).toBe(chatOf(first.token));
    const old = new Date(Date.now() - LIMITS.contactContinueMs - 1000);
    await admin.db.doc(paths.chat(world.orgId, chatOf(first.token))).update({ lastMessageAt: old });
    const third = await identify(freshToken(), vouchFor({ ...ADA, sub: 'devices' }));
    expect(third.hasMessages).toBe(false);
    expect(chatOf(third.token)).not.toBe(chatOf(first.token));
  });

  it('begins anew where somebody else signs in in the same page', async () => {
    const one = await identify(freshToken(), vouchFor({ sub: 'one' }));
    await ask(one.token);
    const other = await identify(one.token, vouchFor({ sub: 'other' }));
    expect(other.hasMessages).toBe(false);
    expect(chatOf(other.token)).not.toBe(chatOf(one.token));
    expect((await callContract(readChat, { token: other.token })).messages).toEqual([]);
  });

  it('notes when the contact agreed to the use of their address', async () => {
    const { token, contactId } = await identify(freshToken(), vouchFor({ ...ADA, sub: 'agrees' }));
    const contact = admin.db.doc(paths.contact(world.orgId, world.chatbotId, contactId));
    expect(contactSchema.parse((await contact.get()).data()).consentAt).toBeNull();
    const words = { name: '', phone: '', email: ADA.email, message: 'Please call.', consent: true } as const;
    await callContract(submitContact, { token, contactId: newId(), ...words });
    const { consentAt } = contactSchema.parse((await contact.get()).data());
    expect(consentAt).not.toBeNull();
    // The next sign-in says nothing about it.
    await identify(freshToken(), vouchFor({ ...ADA, sub: 'agrees' }));
    expect(contactSchema.parse((await contact.get()).data()).consentAt).toEqual(consentAt);
  });

  it('gives a request for an agent its contact', async () => {
    const { token, contactId } = await identify(freshToken(), vouchFor({ ...ADA, sub: 'asks' }));
    await changeChatbot(world, {
      handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 },
    });
    await callContract(requestHandover, { token, handoverId: newId(), name: 'Eve', email: '', locale: 'en' });
    expect(await readChatOf(token)).toMatchObject({ contactId, identity: { name: ADA.name } });
  });
});
