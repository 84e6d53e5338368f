import { deleteMyChat, readChat, rememberChat, resumeChat } from '@parlance/domain/contracts/conversations/chats';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { createResumeToken } from '../../../functions/src/kernel/access/tokens/resumeToken.ts';
import { verifyVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { deleteMyChat as deleteMyChatCase } from '../../../functions/src/conversations/chats/deleteMyChat.ts';
import { newMail } from '../../../functions/src/delivery/newMail.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { TALKED_AT as AT, type TalkWorld, handoverConversation } from '../support/chats/handoverConversation.ts';

let world: TalkWorld;

beforeAll(async () => {
  world = await handoverConversation();
});

describe('readChat', () => {
  it('gives the visitor’s own conversation, oldest first, and nothing that the team alone knows', async () => {
    const talk = await world.makeTalk(2, {
      mode: 'human',
      handover: {
        status: 'joined',
        requestedAt: AT,
        dueAt: AT,
        email: 'ada@example.com',
        consentAt: AT,
        agentUid: 'secret-uid',
        agentName: 'Grace',
        awayAt: AT,
        awaitedSince: AT,
        language: null,
        routing: null,
        passOnAt: null,
      },
    });
    const view = await callContract(readChat, { token: talk.token });
    expect(view.messages.map(({ text }) => text)).toEqual(['Question 0', 'Answer 0', 'Question 1', 'Answer 1']);
    expect(view).toMatchObject({ mode: 'human', handover: 'joined', agentName: 'Grace' });
    expect(JSON.stringify(view)).not.toMatch(/secret|ada@/);
  });

  it('gives the newest messages of a long one', async () => {
    const talk = await world.makeTalk(LIMITS.messagesPerChatRead / 2 + 1);
    const { messages } = await callContract(readChat, { token: talk.token });
    expect(messages).toHaveLength(LIMITS.messagesPerChatRead);
    expect(messages[0]?.text).toBe('Question 1');
  });

  it('is empty before the first message, and closed to tokens of another chatbot', async () => {
    const talk = await world.makeTalk();
    const empty = { messages: [], mode: 'bot', handover: null, agentName: null };
    expect(await callContract(readChat, { token: world.otherToken(newId()) })).toEqual(empty);
    await expect(callContract(readChat, { token: world.otherToken(talk.chatId, world.sibling) })).rejects.toMatchObject(
      {
        code: 'visitor-token-invalid',
      },
    );
    await expect(callContract(readChat, { token: world.otherToken(talk.chatId, newId()) })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('deleteMyChat', () => {
  it('removes the conversation and all that lies below it, and leaves leads, figures and other chats', async () => {
    const talk = await world.makeTalk(3);
    const kept = await world.makeTalk(1);
    const lead = admin.db.doc(paths.lead(world.orgId, `${talk.chatId}-lead`));
    await lead.set({ ...ruleDocuments.lead, chatbotId: world.chatbotId, chatId: talk.chatId });
    await admin.db.doc(paths.live(world.orgId, talk.chatId)).set(ruleDocuments.live);
    const stats = admin.db.doc(paths.stats(world.orgId, world.chatbotId, '2026-11-20'));
    const entry = (chatId: string) => ({ chatId, messageId: newId(), question: 'Private?', at: AT });
    await stats.set(
      {
        chatbotId: world.chatbotId,
        day: '2026-11-20',
        refused: 2,
        unanswered: { 3: entry(talk.chatId), 4: entry(kept.chatId) },
      },
      { merge: true },
    );
    const told = [talk, kept].map(({ chatId }) => ({ ref: admin.db.doc(paths.mail(newId())), chatId }));
    for (const { ref, chatId } of told) {
      const about = {
        orgId: world.orgId,
        chatbotId: world.chatbotId,
        chatbotName: 'Guide',
        chatId,
        excerpt: 'Private?',
      };
      await ref.set({ ...newMail('ada@example.com', 'en', { kind: 'answer-disliked', ...about }), status: 'sent' });
    }
    const before = statsSchema.parse((await stats.get()).data());
    expect(await callContract(deleteMyChat, { token: talk.token })).toEqual({ messages: 6 });
    const mails = await Promise.all(told.map(async ({ ref }) => (await ref.get()).exists));
    expect(mails).toEqual([false, true]);
    expect(await callContract(deleteMyChat, { token: talk.token })).toEqual({ messages: 0 });
    const chat = admin.db.doc(paths.chat(world.orgId, talk.chatId));
    expect((await chat.get()).exists).toBe(false);
    expect(await chat.listCollections()).toEqual([]);
    expect((await lead.get()).exists).toBe(true);
    const after = statsSchema.parse((await stats.get()).data());
    expect(after).toMatchObject({ ...before, deleted: after.deleted, unanswered: {} });
    expect(Object.keys(after.unanswered)).toEqual(['4']);
    expect((await admin.db.collection(paths.messages(world.orgId, kept.chatId)).get()).size).toBe(2);
    expect((await callContract(readChat, { token: talk.token })).messages).toEqual([]);
  });

  it('goes on where it was cut, and takes more than one page', async () => {
    const talk = await world.makeTalk(320);
    await admin.db.doc(paths.chat(world.orgId, talk.chatId)).delete();
    expect(await deleteMyChatCase(talk.visitor)).toBe(640);
    expect((await admin.db.collection(paths.messages(world.orgId, talk.chatId)).get()).empty).toBe(true);
  });

  it('reaches no other visitor’s chat and no other chatbot’s', async () => {
    const talk = await world.makeTalk(1);
    expect(await callContract(deleteMyChat, { token: world.otherToken(newId()) })).toEqual({ messages: 0 });
    await expect(
      callContract(deleteMyChat, { token: world.otherToken(talk.chatId, world.sibling) }),
    ).rejects.toMatchObject({
      code: 'visitor-token-invalid',
    });
    expect((await callContract(readChat, { token: talk.token })).messages).toHaveLength(2);
  });
});

describe('rememberChat and resumeChat', () => {
  it('take the conversation up again, with a visitor token of its own', async () => {
    const talk = await world.makeTalk(1);
    const { resumeToken } = await callContract(rememberChat, { token: talk.token });
    for (let time = 0; time < 2; time += 1) {
      const { token, messages } = await callContract(resumeChat, { chatbotId: world.chatbotId, resumeToken });
      expect(messages.map(({ text }) => text)).toEqual(['Question 0', 'Answer 0']);
      expect(verifyVisitorToken(token)).toEqual(talk.visitor);
    }
  });

  it('end with the website that is not allowed any more', async () => {
    const talk = await world.makeTalk(1, {}, await world.makeLive());
    const { chatbotId } = talk.visitor;
    const { resumeToken } = await callContract(rememberChat, { token: talk.token });
    await callContract(resumeChat, { chatbotId, resumeToken });
    // The trigger of the chatbot's creation may come late, and would overwrite a change of the widget itself.
    await admin.db.doc(paths.chatbot(world.orgId, chatbotId)).update({ allowedDomains: ['new.example'] });
    await untilDocument(paths.widget(chatbotId), widgetSchema, (widget) => widget.allowedDomains[0] === 'new.example');
    await expect(callContract(resumeChat, { chatbotId, resumeToken })).rejects.toMatchObject({
      code: 'visitor-token-invalid',
    });
  });

  it('fail for another chatbot, after the time, with another token, and once the conversation is gone', async () => {
    const talk = await world.makeTalk(1);
    const { resumeToken } = await callContract(rememberChat, { token: talk.token });
    const resume = (token: string, of = world.chatbotId) =>
      callContract(resumeChat, { chatbotId: of, resumeToken: token });
    await expect(resume(resumeToken, world.sibling)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await expect(resume(talk.token)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await expect(resume(`${resumeToken}x`)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    const forged = createResumeToken({ ...talk.visitor, chatbotId: world.sibling });
    await expect(resume(forged, world.sibling)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    const late = createResumeToken(talk.visitor, Date.now() - LIMITS.resumeTokenMs - 1000);
    await expect(resume(late)).rejects.toMatchObject({ code: 'visitor-token-expired' });
    const lastMoment = createResumeToken(talk.visitor, Date.now() - LIMITS.resumeTokenMs + 60_000);
    expect((await resume(lastMoment)).messages).toHaveLength(2);
    await callContract(deleteMyChat, { token: talk.token });
    await expect(resume(resumeToken)).rejects.toMatchObject({ code: 'not-found' });
  });
});
