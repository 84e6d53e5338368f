import { deleteMyChat } from '@parlance/domain/contracts/deleteMyChat';
import { rateAnswer } from '@parlance/domain/contracts/rateAnswer';
import { readChat } from '@parlance/domain/contracts/readChat';
import { rememberChat } from '@parlance/domain/contracts/rememberChat';
import { resumeChat } from '@parlance/domain/contracts/resumeChat';
import { type Chat, chatSchema } from '@parlance/domain/documents/chat';
import { messageSchema, newMessage } from '@parlance/domain/documents/message';
import { statsSchema } from '@parlance/domain/documents/stats';
import { widgetSchema } from '@parlance/domain/documents/widget';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { createResumeToken } from '../../functions/src/access/resumeToken.ts';
import type { Visitor } from '../../functions/src/access/signedToken.ts';
import { createVisitorToken, verifyVisitorToken } from '../../functions/src/access/visitorToken.ts';
import { deleteMyChat as deleteMyChatCase } from '../../functions/src/chats/deleteMyChat.ts';
import { admin } from '../support/admin.ts';
import { callContract } from '../support/callContract.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { untilDocument } from '../support/untilDocument.ts';

let orgId: string;
let chatbotId: string;
let sibling: string;

async function makeLive(): Promise<string> {
  const made = await makeChatbot(orgId, { trained: true });
  await untilDocument(paths.widget(made), widgetSchema, () => true);
  return made;
}

beforeAll(async () => {
  ({ orgId } = await makeOrg());
  [chatbotId, sibling] = await Promise.all([makeLive(), makeLive()]);
});

const AT = new Date('2026-11-20T10:00:00Z');

interface Talk {
  chatId: string;
  token: string;
  visitor: Visitor;
  /** Of its questions, in order. */
  questions: string[];
}

/** A conversation of a few questions with their answers. */
async function makeTalk(turns = 2, overrides: Partial<Chat> = {}, of = chatbotId): Promise<Talk> {
  const visitor: Visitor = { chatbotId: of, chatId: newId(), origin: 'https://shop.example', channel: 'widget' };
  const { chatId } = visitor;
  const writer = admin.db.bulkWriter();
  const questions = Array.from({ length: turns }, newId);
  const chat: Chat = { ...ruleDocuments.chat, chatbotId: of, mode: 'bot', rating: null, ...overrides };
  void writer.set(admin.db.doc(paths.chat(orgId, chatId)), chat);
  for (const [index, id] of questions.entries()) {
    const at = new Date(AT.getTime() + 2000 * index);
    const asked = newMessage({ chatbotId: of, role: 'user', text: `Question ${index}`, at });
    const said = newMessage({
      chatbotId: of,
      role: 'assistant',
      text: `Answer ${index}`,
      at: new Date(at.getTime() + 1000),
    });
    void writer.set(admin.db.doc(paths.message(orgId, chatId, id)), asked);
    void writer.set(admin.db.doc(paths.message(orgId, chatId, `${id}-a`)), {
      ...said,
      verdict: 'answered',
      model: 'secret-model',
      searched: 'secret search',
      passages: [{ chunkId: 'secret-chunk', score: 1 }],
    });
  }
  await writer.close();
  return { chatId, visitor, token: createVisitorToken(visitor), questions };
}

const otherToken = (chatId: string, of = chatbotId) =>
  createVisitorToken({ chatbotId: of, chatId, origin: '', channel: 'iframe' });

describe('rateAnswer', () => {
  async function stateOf(talk: Talk, index = 0) {
    const [message, chat, stats] = await admin.db.getAll(
      admin.db.doc(paths.message(orgId, talk.chatId, `${talk.questions[index]}-a`)),
      admin.db.doc(paths.chat(orgId, talk.chatId)),
      admin.db.doc(paths.stats(orgId, talk.visitor.chatbotId, '2026-11-20')),
    );
    const { rating, comment } = messageSchema.parse(message?.data());
    const figures = stats?.exists === true ? statsSchema.parse(stats.data()) : { positive: 0, negative: 0 };
    return {
      rating,
      comment,
      ofChat: chatSchema.parse(chat?.data()).rating,
      figures: [figures.positive, figures.negative],
    };
  }

  it('stores, changes and takes back, and the figures move with it', async () => {
    const own = await makeLive();
    const talk = await makeTalk(2, {}, own);
    const rate = (rating: 'positive' | 'negative' | null, comment = '', index = 0) =>
      callContract(rateAnswer, { token: talk.token, messageId: talk.questions[index] ?? '', rating, comment });
    await rate('positive');
    await rate('positive');
    expect(await stateOf(talk)).toEqual({ rating: 'positive', comment: '', ofChat: 'positive', figures: [1, 0] });
    await rate('negative', 'Wrong price.');
    expect(await stateOf(talk)).toEqual({
      rating: 'negative',
      comment: 'Wrong price.',
      ofChat: 'negative',
      figures: [0, 1],
    });
    await rate('negative', 'Wrong price, really.');
    expect(await stateOf(talk)).toMatchObject({ comment: 'Wrong price, really.', figures: [0, 1] });
    await rate('positive', '', 1);
    expect(await stateOf(talk, 1)).toMatchObject({ ofChat: 'positive', figures: [1, 1] });
    await rate(null, 'x', 1);
    expect(await stateOf(talk, 1)).toEqual({ rating: null, comment: '', ofChat: 'negative', figures: [0, 1] });
    await rate(null);
    await rate(null);
    expect(await stateOf(talk)).toEqual({ rating: null, comment: '', ofChat: null, figures: [0, 0] });
  });

  it('counts once, however often it arrives at the same time', async () => {
    const talk = await makeTalk(1, {}, await makeLive());
    const input = { token: talk.token, messageId: talk.questions[0] ?? '', rating: 'positive', comment: '' } as const;
    await Promise.all(Array.from({ length: 5 }, () => callContract(rateAnswer, input)));
    expect(await stateOf(talk)).toMatchObject({ figures: [1, 0] });
  });

  it('reaches no question, no other visitor’s chat and no other chatbot’s', async () => {
    const talk = await makeTalk();
    const [first = ''] = talk.questions;
    const rate = (token: string, messageId: string) =>
      callContract(rateAnswer, { token, messageId, rating: 'negative', comment: '' });
    await expect(rate(talk.token, newId())).rejects.toMatchObject({ code: 'not-found' });
    await expect(rate(talk.token, `${first}-a`)).rejects.toMatchObject({ code: 'not-found' });
    await expect(rate(otherToken(newId()), first)).rejects.toMatchObject({ code: 'not-found' });
    await expect(rate(otherToken(talk.chatId, sibling), first)).rejects.toMatchObject({
      code: 'visitor-token-invalid',
    });
    await expect(rate(createResumeToken(talk.visitor), first)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    expect(await stateOf(talk)).toMatchObject({ rating: null, ofChat: null });
  });

  it('is closed where the chatbot asks for no ratings', async () => {
    const quiet = await makeChatbot(orgId, { collectFeedback: false });
    await untilDocument(paths.widget(quiet), widgetSchema, () => true);
    const talk = await makeTalk(1, {}, quiet);
    const input = { token: talk.token, messageId: talk.questions[0] ?? '', rating: 'positive', comment: '' } as const;
    await expect(callContract(rateAnswer, input)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('readChat', () => {
  it('gives the visitor’s own conversation, oldest first, and nothing that the team alone knows', async () => {
    const talk = await makeTalk(2, {
      mode: 'human',
      handover: {
        status: 'joined',
        requestedAt: AT,
        dueAt: AT,
        email: 'ada@example.com',
        agentUid: 'secret-uid',
        agentName: 'Grace',
      },
    });
    const view = await callContract(readChat, { token: talk.token });
    expect(view.messages.map(({ text }) => text)).toEqual(['Question 0', 'Answer 0', 'Question 1', 'Answer 1']);
    expect(view).toMatchObject({ mode: 'human', handover: 'joined', agentName: 'Grace' });
    expect(JSON.stringify(view)).not.toMatch(/secret|ada@/);
  });

  it('gives the newest messages of a long one', async () => {
    const talk = await makeTalk(LIMITS.messagesPerChatRead / 2 + 1);
    const { messages } = await callContract(readChat, { token: talk.token });
    expect(messages).toHaveLength(LIMITS.messagesPerChatRead);
    expect(messages[0]?.text).toBe('Question 1');
  });

  it('is empty before the first message, and closed to tokens of another chatbot', async () => {
    const talk = await makeTalk();
    const empty = { messages: [], mode: 'bot', handover: null, agentName: null };
    expect(await callContract(readChat, { token: otherToken(newId()) })).toEqual(empty);
    await expect(callContract(readChat, { token: otherToken(talk.chatId, sibling) })).rejects.toMatchObject({
      code: 'visitor-token-invalid',
    });
    await expect(callContract(readChat, { token: otherToken(talk.chatId, newId()) })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('deleteMyChat', () => {
  it('removes the conversation and all that lies below it, and leaves leads, figures and other chats', async () => {
    const talk = await makeTalk(3);
    const kept = await makeTalk(1);
    const lead = admin.db.doc(paths.lead(orgId, `${talk.chatId}-lead`));
    await lead.set({ ...ruleDocuments.lead, chatbotId, chatId: talk.chatId });
    await admin.db.doc(paths.live(orgId, talk.chatId)).set(ruleDocuments.live);
    const stats = admin.db.doc(paths.stats(orgId, chatbotId, '2026-11-20'));
    const entry = (chatId: string) => ({ chatId, messageId: newId(), question: 'Private?', at: AT });
    await stats.set(
      {
        chatbotId,
        day: '2026-11-20',
        refused: 2,
        unanswered: { 3: entry(talk.chatId), 4: entry(kept.chatId) },
      },
      { merge: true },
    );
    const before = statsSchema.parse((await stats.get()).data());
    expect(await callContract(deleteMyChat, { token: talk.token })).toEqual({ messages: 6 });
    expect(await callContract(deleteMyChat, { token: talk.token })).toEqual({ messages: 0 });
    const chat = admin.db.doc(paths.chat(orgId, talk.chatId));
    expect((await chat.get()).exists).toBe(false);
    expect(await chat.listCollections()).toEqual([]);
    expect((await lead.get()).exists).toBe(true);
    const after = statsSchema.parse((await stats.get()).data());
    expect(after).toEqual({ ...before, unanswered: { 4: before.unanswered['4'] } });
    expect((await admin.db.collection(paths.messages(orgId, kept.chatId)).get()).size).toBe(2);
    expect((await callContract(readChat, { token: talk.token })).messages).toEqual([]);
  });

  it('goes on where it was cut, and takes more than one page', async () => {
    const talk = await makeTalk(320);
    await admin.db.doc(paths.chat(orgId, talk.chatId)).delete();
    expect(await deleteMyChatCase(talk.visitor)).toBe(640);
    expect((await admin.db.collection(paths.messages(orgId, talk.chatId)).get()).empty).toBe(true);
  });

  it('reaches no other visitor’s chat and no other chatbot’s', async () => {
    const talk = await makeTalk(1);
    expect(await callContract(deleteMyChat, { token: otherToken(newId()) })).toEqual({ messages: 0 });
    await expect(callContract(deleteMyChat, { token: otherToken(talk.chatId, sibling) })).rejects.toMatchObject({
      code: 'visitor-token-invalid',
    });
    expect((await callContract(readChat, { token: talk.token })).messages).toHaveLength(2);
  });
});

describe('rememberChat and resumeChat', () => {
  it('take the conversation up again, with a visitor token of its own', async () => {
    const talk = await makeTalk(1);
    const { resumeToken } = await callContract(rememberChat, { token: talk.token });
    for (let time = 0; time < 2; time += 1) {
      const { token, messages } = await callContract(resumeChat, { chatbotId, resumeToken });
      expect(messages.map(({ text }) => text)).toEqual(['Question 0', 'Answer 0']);
      expect(verifyVisitorToken(token)).toEqual(talk.visitor);
    }
  });

  it('fail for another chatbot, after the time, with another token, and once the conversation is gone', async () => {
    const talk = await makeTalk(1);
    const { resumeToken } = await callContract(rememberChat, { token: talk.token });
    const resume = (token: string, of = chatbotId) => callContract(resumeChat, { chatbotId: of, resumeToken: token });
    await expect(resume(resumeToken, sibling)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await expect(resume(talk.token)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await expect(resume(`${resumeToken}x`)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    const forged = createResumeToken({ ...talk.visitor, chatbotId: sibling });
    await expect(resume(forged, sibling)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    const late = createResumeToken(talk.visitor, Date.now() - LIMITS.resumeTokenMs - 1000);
    await expect(resume(late)).rejects.toMatchObject({ code: 'visitor-token-expired' });
    const lastMoment = createResumeToken(talk.visitor, Date.now() - LIMITS.resumeTokenMs + 60_000);
    expect((await resume(lastMoment)).messages).toHaveLength(2);
    await callContract(deleteMyChat, { token: talk.token });
    await expect(resume(resumeToken)).rejects.toMatchObject({ code: 'not-found' });
  });
});
