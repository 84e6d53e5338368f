import { listMyChats, openMyChat } from '@parlance/domain/contracts/contacts/visitors';
import { readChat, rememberChat } from '@parlance/domain/contracts/conversations/chats';
import { renewVisitorToken } from '@parlance/domain/contracts/embed';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createVisitorToken, verifyVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { chatOf, contactVisits } from '../support/contacts/contactVisits.ts';

const world = await contactVisits();
const { ask, freshToken, identify, vouchFor } = world;

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
