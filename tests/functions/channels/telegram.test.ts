import { checkChannel, connectTelegram, disconnectChannel } from '@parlance/domain/contracts/channels';
import { channelSecretSchema } from '@parlance/domain/documents/channels/channel';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { differencesOf } from '@parlance/domain/analytics/counting/recount';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { deleteChats } from '../../../functions/src/conversations/deleteChats.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { leaveChat } from '../../../functions/src/conversations/handover/leaveChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { foldChatbot } from '../../../functions/src/figures/folding/foldFigures.ts';
import { readDay } from '../../../functions/src/figures/recounts/readDay.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { connected, KNOWLEDGE, newBot } from '../support/channels/connected.ts';
import { readActivity } from '../support/readActivity.ts';

describe('connecting', () => {
  it('takes a token that works, keeps it where nobody reads it, and answers nothing until somebody says so', async () => {
    const { orgId, chatbotId, team, token, channel } = await connected('draft');
    expect(await channel()).toMatchObject({ mode: 'draft', account: { kind: 'telegram' }, fault: null });
    expect(JSON.stringify(await channel())).not.toContain(token);
    const again = callContract(connectTelegram, { orgId, chatbotId, token }, team.users.owner.idToken);
    await expect(again).rejects.toMatchObject({ code: 'channel-connected' });
    expect(await readActivity(orgId, ['kind'])).toContainEqual(['channel-connected']);
  });

  it.each([
    ['no-token', 'invalid-input'],
    ['471100:wrong-token-that-nobody-has-given-out', 'channel-key-refused'],
  ])('refuses the token %s', async (token, code) => {
    const { orgId, users } = await makeTeam();
    const chatbotId = await trainedChatbot(orgId, KNOWLEDGE);
    const connecting = callContract(connectTelegram, { orgId, chatbotId, token }, users.owner.idToken);
    await expect(connecting).rejects.toMatchObject({ code });
    expect((await admin.db.collection(paths.channels(orgId, chatbotId)).get()).size).toBe(0);
  });

  it(`takes ${LIMITS.channelsPerChatbot} channels for a chatbot and no more, however many come at once`, async () => {
    const { orgId, users } = await makeTeam();
    const chatbotId = await trainedChatbot(orgId, KNOWLEDGE);
    const outcomes = await Promise.allSettled(
      Array.from({ length: LIMITS.channelsPerChatbot + 2 }, () => {
        const { token } = newBot();
        return callContract(connectTelegram, { orgId, chatbotId, token }, users.owner.idToken);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect((await admin.db.collection(paths.channels(orgId, chatbotId)).get()).size).toBe(LIMITS.channelsPerChatbot);
  });

  it('ends with its secret, and what comes after finds nothing', async () => {
    const { orgId, chatbotId, channelId, place, team, phone, chats } = await connected('answer');
    await callContract(disconnectChannel, place, team.users.admin.idToken);
    expect((await admin.db.doc(paths.channelSecret(orgId, chatbotId, channelId)).get()).exists).toBe(false);
    await phone.act({ text: 'Anybody there?' });
    expect(await phone.act({ repeats: 1 })).toEqual([0]);
    expect(await chats()).toEqual([]);
    await expect(callContract(checkChannel, place, team.users.admin.idToken)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a customer who writes', () => {
  it('is answered in the order of the questions, in one conversation, and is told once that a chatbot answers', async () => {
    const { phone, chats, messages, orgId } = await connected('answer');
    await phone.act({ name: 'Nora', text: 'What does a zip repair cost?' });
    await phone.act({ text: 'When do parcels arrive?' });
    const texts = await phone.received(2);
    expect(texts[0]).toMatch(/^You are writing with the AI assistant of .*18 euros/s);
    expect(texts[1]).toContain('three days');
    expect(texts[1]).not.toContain('AI assistant');
    expect(texts.join()).not.toMatch(/\[\d\]/);
    const [chat, ...others] = await chats();
    expect(others).toEqual([]);
    expect(chat).toMatchObject({ channel: 'telegram', questions: 2, identity: { name: 'Nora', email: '' } });
    const answer = (await messages(chat?.id ?? '')).find(({ role }) => role === 'assistant');
    const path = `${paths.messages(orgId, chat?.id ?? '')}/${answer?.id ?? ''}`;
    const delivered = await untilDocument(path, messageSchema, (one) => 'delivery' in one && one.delivery !== null);
    expect(delivered).toMatchObject({ delivery: { state: 'sent', fault: null } });
  });

  it('gets one answer, however often the service delivers the question', async () => {
    const { phone, chats } = await connected('answer');
    await phone.act({ text: 'What does a zip repair cost?' });
    expect(new Set(await phone.act({ repeats: 100 }))).toEqual(new Set([200]));
    await phone.received(1);
    expect(new Set(await phone.act({ repeats: 20 }))).toEqual(new Set([200]));
    await phone.act({ text: 'When do parcels arrive?' });
    expect(await phone.received(2)).toHaveLength(2);
    expect((await chats()).map(({ questions }) => questions)).toEqual([2]);
  });

  it('who wants a person gets one by the team’s page, and both write to each other', async () => {
    const { phone, chats, team, messages } = await connected('answer');
    await phone.act({ text: 'I want to talk to a human' });
    const asked = await phone.received(2);
    expect(asked[1]).toContain('I have told our team');
    const [chat] = await chats();
    const chatId = chat?.id ?? '';
    expect(chat?.handover?.status).toBe('requested');
    const agent = membershipOf(team, 'member');
    await joinChat(agent, chatId);
    await sendAgentMessage(agent, chatId, { messageId: newId(), text: 'Hello, I am **Ada** & here <now>.' });
    expect((await phone.received(3))[2]).toBe('Hello, I am <b>Ada</b> &amp; here &lt;now&gt;.');
    await phone.act({ text: 'My order is 104-88213' });
    await vi.waitFor(async () => expect((await messages(chatId)).at(-1)?.text).toBe('My order is 104-88213'), 30_000);
    await leaveChat(agent, chatId);
    await phone.act({ text: 'What does a zip repair cost?' });
    expect((await phone.received(4))[3]).toContain('18 euros');
  });

  it('waits for the team where the channel drafts, and the chatbot says nothing', async () => {
    const { phone, chats, messages, team } = await connected('draft');
    await phone.act({ text: 'What does a zip repair cost?' });
    const chat = await vi.waitFor(async () => {
      const [found] = await chats();
      if (found?.messageCount !== 1) throw new Error('nothing came');
      return found;
    }, 30_000);
    expect(chat).toMatchObject({ mode: 'human', isOpen: true, handover: { status: 'requested' }, channel: 'telegram' });
    const agent = membershipOf(team, 'member');
    await joinChat(agent, chat.id);
    await sendAgentMessage(agent, chat.id, { messageId: newId(), text: '18 euros.' });
    expect(await phone.received(1)).toEqual(['18 euros.']);
    expect((await messages(chat.id)).filter(({ role }) => role === 'assistant')).toEqual([]);
  });

  it('counts as the team’s where the channel drafts, once, and as no request for a person', async () => {
    const { orgId, chatbotId, phone, chats, team } = await connected('draft');
    await phone.act({ text: 'What does a zip repair cost?' });
    const found = () =>
      vi.waitFor(async () => {
        const [chat] = await chats();
        if (chat?.mode !== 'human') throw new Error('nothing came');
        return chat;
      }, 30_000);
    const { id: chatId, day, marks } = await found();
    expect(marks).toEqual([]);
    const agent = membershipOf(team, 'member');
    await joinChat(agent, chatId);
    await sendAgentMessage(agent, chatId, { messageId: newId(), text: '18 euros.' });
    await leaveChat(agent, chatId);
    await phone.act({ text: 'And a tent?' });
    await found();
    await foldChatbot(orgId, chatbotId);
    const stats = await admin.db.doc(paths.stats(orgId, chatbotId, day)).get();
    const figures = statsSchema.parse(stats.data());
    expect(figures).toMatchObject({ conversations: 1, handovers: 0, forTeam: 1, takeovers: 1, firstResponses: 1 });
    expect(figures.byChannel).toMatchObject({
      telegram: { conversations: 1, messages: 0, handovers: 0, forTeam: 1, firstResponses: 1 },
    });
    const counted = await readDay({ orgId, chatbotId, day });
    expect(differencesOf(figures, counted)).toEqual([]);
  });

  it('is left alone where the channel is off', async () => {
    const { orgId, phone, chats } = await connected('off');
    await phone.act({ text: 'Hello?' });
    const inbound = admin.db.collection(paths.allInbound(orgId));
    await vi.waitFor(async () => {
      expect((await inbound.get()).docs.map((event): unknown => event.get('status'))).toEqual(['ignored']);
    }, 30_000);
    expect((await inbound.get()).docs.map((event): unknown => event.get('message'))).toEqual([null]);
    expect(await chats()).toEqual([]);
  });

  it('goes to the team where the plan is used up', async () => {
    const { phone, chats } = await connected('answer', { status: 'inactive' });
    await phone.act({ text: 'What does a zip repair cost?' });
    await vi.waitFor(async () => {
      expect(await chats()).toMatchObject([
        { mode: 'human', messageCount: 1, lastMessage: 'What does a zip repair cost?' },
      ]);
    }, 30_000);
  });

  it('goes to the team with a picture alone, of which the chatbot reads nothing', async () => {
    const { orgId, chatbotId, channelId, chats } = await connected('answer');
    const secret = await admin.db.doc(paths.channelSecret(orgId, chatbotId, channelId)).get();
    const { verification } = channelSecretSchema.parse(secret.data());
    const picture = { file_id: 'photo-1', file_size: 2048 };
    const from = { is_bot: false, first_name: 'Nora' };
    const message = { message_id: 1, date: 1, chat: { id: 1, type: 'private' }, from, photo: [picture] };
    const response = await fetch(`${suiteUrls.web}/channels/${orgId}/${chatbotId}/${channelId}`, {
      method: 'POST',
      headers: { 'x-telegram-bot-api-secret-token': verification },
      body: JSON.stringify({ update_id: 1, message }),
    });
    expect(response.status).toBe(200);
    await vi.waitFor(async () => {
      expect(await chats()).toMatchObject([{ mode: 'human', messageCount: 1, lastMessage: 'photo.jpg' }]);
    }, 30_000);
  });

  it('leaves nothing once the conversation is deleted', async () => {
    const { orgId, phone, chats, team } = await connected('answer');
    await phone.act({ text: 'What does a zip repair cost?' });
    await phone.received(1);
    const [chat] = await chats();
    await deleteChats(membershipOf(team, 'admin'), [chat?.id ?? '']);
    for (const collection of [paths.threads(orgId), paths.allInbound(orgId), paths.allOutbound(orgId)]) {
      expect([collection, (await admin.db.collection(collection).get()).size]).toEqual([collection, 0]);
    }
  });
});

describe('what is not the service’s', () => {
  it.each([
    ['without a signature', {}, 403],
    ['with a wrong one', { 'x-telegram-bot-api-secret-token': 'guess' }, 403],
  ])('is refused %s, and the channel says so', async (_, headers, status) => {
    const { orgId, chatbotId, channelId, channel, chats } = await connected('answer');
    const forged = JSON.stringify({
      update_id: 1,
      message: {
        message_id: 1,
        date: 1,
        chat: { id: 1, type: 'private' },
        from: { is_bot: false, first_name: 'Eve' },
        text: 'Hi',
      },
    });
    const url = `${suiteUrls.web}/channels/${orgId}/${chatbotId}/${channelId}`;
    const response = await fetch(url, { method: 'POST', headers, body: forged });
    expect(response.status).toBe(status);
    expect((await admin.db.collection(paths.allInbound(orgId)).get()).size).toBe(0);
    expect((await channel()).fault?.code).toBe('signature-invalid');
    expect(await chats()).toEqual([]);
  });

  it('finds nothing at another address', async () => {
    const { chatbotId, channelId } = await connected('answer');
    for (const path of [`${newId()}/${chatbotId}/${channelId}`, `a/b`, `../../x/y/z`, '']) {
      const response = await fetch(`${suiteUrls.web}/channels/${path}`, { method: 'POST', body: '{}' });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});
