import { answer } from '@parlance/domain/contracts/answering';
import { identifyVisitor, listMyChats, openMyChat } from '@parlance/domain/contracts/contacts/visitors';
import { readChat, rememberChat } from '@parlance/domain/contracts/conversations/chats';
import { requestHandover } from '@parlance/domain/contracts/conversations/handover';
import { renewVisitorToken } from '@parlance/domain/contracts/embed';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { liveSchema } from '@parlance/domain/documents/chats/live';
import { contactSchema } from '@parlance/domain/documents/contacts/contact';
import { identitySettingsSchema } from '@parlance/domain/documents/contacts/identitySettings';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { identifyVisitor as identifyCase } from '../../../functions/src/conversations/contacts/identifyVisitor.ts';
import { contactIdOf } from '../../../functions/src/conversations/contacts/contactIdOf.ts';
import { createVisitorToken, verifyVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { identityToken } from '../../support/contacts/identityToken.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { handoverConversation, type TalkWorld } from '../support/chats/handoverConversation.ts';
import { changeChatbot } from '../support/contacts/changeChatbot.ts';
import { IDENTITY_SECRET, makeIdentity } from '../support/contacts/makeIdentity.ts';

let world: TalkWorld;

beforeAll(async () => {
  world = await handoverConversation();
  await makeIdentity(world.orgId, world.chatbotId);
});

const ADA = {
  sub: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@customer.example',
  attributes: { plan: 'Pro', orders: 12 },
};

/** The token of a page that nobody has written in yet, as the website's frame gets it. */
function freshToken(origin = 'https://shop.example', chatId = newId()): string {
  return createVisitorToken({ chatbotId: world.chatbotId, chatId, origin, channel: 'widget' });
}

function vouchFor(claims: { sub: string; [claim: string]: unknown } = ADA): string {
  return identityToken(IDENTITY_SECRET, world.chatbotId, claims);
}

async function identify(token: string, identity = vouchFor()) {
  const identified = await callContract(identifyVisitor, { token, identityToken: identity });
  if ('fault' in identified) throw new Error(identified.fault);
  return identified;
}

async function faultOf(token: string, identity: string): Promise<string | null> {
  const identified = await callContract(identifyVisitor, { token, identityToken: identity });
  return 'fault' in identified ? identified.fault : null;
}

function chatOf(token: string): string {
  return verifyVisitorToken(token).chatId;
}

async function ask(token: string, text = 'Thank you!') {
  return callContract(answer, { token, messageId: newId(), text, locale: 'en' });
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

  it('gives a request for an agent its contact', async () => {
    const { token, contactId } = await identify(freshToken(), vouchFor({ ...ADA, sub: 'asks' }));
    await changeChatbot(world, {
      handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 },
    });
    await callContract(requestHandover, { token, handoverId: newId(), name: 'Eve', email: '', locale: 'en' });
    expect(await readChatOf(token)).toMatchObject({ contactId, identity: { name: ADA.name } });
  });
});

describe('a contact’s visitor token', () => {
  it('ends some hours after signing in, and once the contact is erased', async () => {
    const { contactId } = await identify(freshToken(), vouchFor({ sub: 'ends' }));
    const visitor = { chatbotId: world.chatbotId, chatId: newId(), origin: '', channel: 'widget' } as const;
    const renew = (until: number) =>
      callContract(renewVisitorToken, { token: createVisitorToken({ ...visitor, contact: { id: contactId, until } }) });
    const { token } = await renew(Date.now() + 60_000);
    expect(verifyVisitorToken(token).contact?.id).toBe(contactId);
    await expect(renew(Date.now() - 1)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await admin.db.doc(paths.contact(world.orgId, world.chatbotId, contactId)).delete();
    await expect(renew(Date.now() + 60_000)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await expect(ask(token)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
  });

  it('is kept in no browser beyond the tab', async () => {
    const { token } = await identify(freshToken(), vouchFor({ sub: 'kept' }));
    await expect(callContract(rememberChat, { token })).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('lists and opens the contact’s conversations alone', async () => {
    const one = await identify(freshToken(), vouchFor({ sub: 'lists' }));
    await ask(one.token, 'Thanks a lot!');
    const { token: next } = await callContract(openMyChat, { token: one.token, chatId: null });
    await ask(next, 'Thank you!');
    const other = await identify(freshToken(), vouchFor({ sub: 'looks' }));
    await ask(other.token);
    const { chats, hasMore } = await callContract(listMyChats, { token: one.token });
    expect(chats.map(({ preview }) => preview)).toEqual(['Thank you!', 'Thanks a lot!']);
    expect(hasMore).toBe(false);
    const opened = await callContract(openMyChat, { token: next, chatId: chatOf(one.token) });
    expect((await callContract(readChat, { token: opened.token })).messages[0]?.text).toBe('Thanks a lot!');
    const foreign = { token: one.token, chatId: chatOf(other.token) };
    await expect(callContract(openMyChat, foreign)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('pages through many conversations', async () => {
    const { token, contactId } = await identify(freshToken(), vouchFor({ sub: 'many' }));
    const batch = admin.db.batch();
    for (let number = 0; number < LIMITS.contactChatsPage + 5; number += 1) {
      const at = new Date(Date.parse('2026-10-01T00:00:00Z') + number * 60_000);
      const chat = { ...ruleDocuments.chat, chatbotId: world.chatbotId, contactId, lastMessage: `${number}` };
      batch.set(admin.db.doc(paths.chat(world.orgId, newId())), { ...chat, lastMessageAt: at });
    }
    await batch.commit();
    const first = await callContract(listMyChats, { token });
    expect(first).toMatchObject({ hasMore: true, chats: { length: LIMITS.contactChatsPage } });
    const rest = await callContract(listMyChats, { token, before: first.chats.at(-1)?.at });
    expect(rest.chats.map(({ preview }) => preview)).toEqual(['4', '3', '2', '1', '0']);
    expect(rest.hasMore).toBe(false);
  });

  it('opens to strangers neither list nor conversation', async () => {
    const token = freshToken();
    await expect(callContract(listMyChats, { token })).rejects.toMatchObject({ code: 'permission-denied' });
    const call = callContract(openMyChat, { token, chatId: null });
    await expect(call).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
