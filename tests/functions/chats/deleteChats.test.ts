import { deleteChats as contract } from '@parlance/domain/contracts/conversations/chats';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { WriteBatch } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { deleteChats } from '../../../functions/src/conversations/deleteChats.ts';
import { sendVisitorMessage } from '../../../functions/src/conversations/sendVisitorMessage.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { addOldChat } from '../support/chats/addOldChat.ts';
import { offeringChatbot, takenOver } from '../support/chats/handoverFixture.ts';
import { readActivity } from '../support/readActivity.ts';
import { foldedDays } from '../support/foldedDays.ts';

const DAY = '2026-11-01';
const TEXT = '# Repairs\n\nA zip repair costs 18 euros.\n';
const QUESTION = 'What does a zip repair cost?';

let org: TestTeam;
let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  chatbotId = newId();
});

/** Data that is stored of a conversation, by kind. */
async function leftOf(chatId: string, of = orgId) {
  const [chat, below, mails] = await Promise.all([
    admin.db.doc(paths.chat(of, chatId)).get(),
    Promise.all(
      ['messages', 'live', 'relay'].map((name) => admin.db.collection(`${paths.chat(of, chatId)}/${name}`).get()),
    ),
    admin.db.collection('mail').where('message.chatId', '==', chatId).get(),
  ]);
  const [messages, live, relay] = below.map(({ size }) => size);
  return { chat: chat.exists, messages, live, relay, mails: mails.size };
}

const NOTHING = { chat: false, messages: 0, live: 0, relay: 0, mails: 0 };

const unanswered = (chatId: string) => ({
  chatId,
  messageId: newId(),
  question: 'Private?',
  at: new Date('2026-11-01T12:00:00Z'),
});

describe('deleteChats', () => {
  it('removes conversations with all that belongs to them, and leaves figures, leads and other conversations (A-108)', async () => {
    const [one, two, kept] = [
      await addOldChat(orgId, chatbotId, 3),
      await addOldChat(orgId, newId(), 320),
      await addOldChat(orgId, chatbotId, 2),
    ];
    const lead = admin.db.doc(paths.lead(orgId, `${one}-lead`));
    await lead.set({ ...ruleDocuments.lead, chatbotId, chatId: one });
    const stats = admin.db.doc(paths.stats(orgId, chatbotId, DAY));
    const words = { 3: unanswered(one), 4: unanswered(kept) };
    await stats.set({ chatbotId, day: DAY, refused: 2, unanswered: words });
    const before = statsSchema.parse((await stats.get()).data());

    const { idToken } = org.users.member;
    expect(await callContract(contract, { orgId, chatIds: [one, two, one] }, idToken)).toEqual({ chats: 2 });
    for (const chatId of [one, two]) {
      // A trigger removes what only the visitor's browser read.
      await expect.poll(() => leftOf(chatId), { timeout: 30_000 }).toEqual(NOTHING);
    }
    expect(await leftOf(kept)).toEqual({ chat: true, messages: 2, live: 1, relay: 1, mails: 1 });
    expect((await lead.get()).exists).toBe(true);
    expect(statsSchema.parse((await stats.get()).data())).toEqual(
      statsSchema.parse({ ...before, unanswered: { 4: words[4] } }),
    );
    expect(await readActivity(orgId, ['kind', 'subject', 'actorUid'])).toEqual([
      ['chats-deleted', '2', org.users.member.uid],
    ]);
  });

  it('counts and writes down each once when it is called again, or twice at once (A-109)', async () => {
    const chatIds = [await addOldChat(orgId, chatbotId, 2), await addOldChat(orgId, chatbotId, 2)];
    const who = membershipOf(org, 'member');
    const counts = await Promise.all([deleteChats(who, chatIds), deleteChats(who, chatIds)]);
    expect(counts[0] + counts[1]).toBe(2);
    expect(await deleteChats(who, chatIds)).toBe(0);
    const entries = await readActivity(orgId, ['subject']);
    expect(entries.reduce((sum, [subject]) => sum + Number(subject), 0)).toBe(2);
  });

  it('goes on where it was cut (R-08)', async () => {
    const chatId = await addOldChat(orgId, chatbotId, 2);
    const who = membershipOf(org, 'member');
    const cut = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (this: WriteBatch) {
      cut.mockRestore();
      await this.commit();
      throw new Error('killed');
    });
    await expect(deleteChats(who, [chatId])).rejects.toThrow('killed');
    expect(await leftOf(chatId)).toMatchObject({ chat: true });
    expect(await deleteChats(who, [chatId])).toBe(1);
    await expect.poll(() => leftOf(chatId), { timeout: 30_000 }).toEqual(NOTHING);
  });

  it('reaches nothing of another organization, not even in the outbox (T-04)', async () => {
    const chatId = await addOldChat(orgId, chatbotId, 2);
    const before = await leftOf(chatId);
    const other = await makeTeam();
    const { idToken } = other.users.owner;
    expect(await callContract(contract, { orgId: other.orgId, chatIds: [chatId] }, idToken)).toEqual({ chats: 0 });
    expect(await leftOf(chatId)).toEqual(before);
    expect(await readActivity(other.orgId, ['kind'])).toEqual([]);
  });

  it('is closed to more ids than one call takes (A-102)', async () => {
    const chatId = await addOldChat(orgId, chatbotId, 1);
    const { member } = org.users;
    const many = Array.from({ length: LIMITS.chatsPerDelete + 1 }, newId);
    for (const chatIds of [many, []]) {
      expect((await postRaw(contract.name, { orgId, chatIds }, member.idToken)).code).toBe('invalid-input');
    }
    expect(await leftOf(chatId)).toMatchObject({ chat: true });
  });
});

describe('a conversation that goes on while the team deletes it', () => {
  it.each([
    ['answered', 'A zip repair costs 18 euros [1].'],
    ['suggested', 'Nobody knows.'],
  ])('keeps nothing of an answer that is %s meanwhile (A-111)', async (verdict, text) => {
    chatbotId = await trainedChatbot(orgId, TEXT);
    const ask = makeAsk(chatbotId, QUESTION);
    let deleted = 0;
    const provider = scriptedProvider(async function* () {
      yield text;
      deleted += await deleteChats(membershipOf(org, 'member'), [ask.visitor.chatId]);
    });
    expect(await answerQuestion(ask, provider)).toMatchObject({ verdict });
    expect(deleted).toBe(1);
    expect(await leftOf(ask.visitor.chatId)).toEqual(NOTHING);
  });

  it('keeps nothing of an answer that ends, and of a question that comes, in the middle of it (A-111)', async () => {
    chatbotId = await trainedChatbot(orgId, TEXT);
    const ask = makeAsk(chatbotId, QUESTION);
    const { promise: isTime, resolve: end } = Promise.withResolvers<undefined>();
    const provider = scriptedProvider(async function* () {
      await isTime;
      yield 'Nobody knows.';
    });
    const answered = answerQuestion(ask, provider);
    await expect.poll(() => provider.requests).toHaveLength(1);
    const spy = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
      spy.mockRestore();
      end(undefined);
      await answered;
      const result = await this.commit();
      await answerQuestion({ ...ask, messageId: newId() }, createLocalProvider());
      return result;
    });
    expect(await deleteChats(membershipOf(org, 'member'), [ask.visitor.chatId])).toBe(1);
    expect(await answered).toMatchObject({ verdict: 'suggested' });
    expect(await leftOf(ask.visitor.chatId)).toEqual(NOTHING);
    expect((await foldedDays(orgId)).map(({ unanswered: left }) => left)).toEqual([{}]);
  });

  it('goes when a question comes after its messages are gone, and begins anew with the next one (A-111)', async () => {
    chatbotId = await trainedChatbot(orgId, TEXT);
    const ask = makeAsk(chatbotId, QUESTION);
    const local = createLocalProvider();
    await answerQuestion(ask, local);
    const { chatId } = ask.visitor;
    const spy = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
      spy.mockRestore();
      const result = await this.commit();
      await answerQuestion({ ...ask, messageId: newId() }, local);
      return result;
    });
    expect(await deleteChats(membershipOf(org, 'member'), [chatId])).toBe(1);
    expect(await leftOf(chatId)).toEqual(NOTHING);
    await answerQuestion({ ...ask, messageId: newId() }, local);
    expect(await leftOf(chatId)).toMatchObject({ chat: true, messages: 2 });
  });

  it('ends for the agent and the visitor who are in it', async () => {
    chatbotId = await offeringChatbot(orgId);
    const who = membershipOf(org, 'member');
    const visitor = await takenOver(chatbotId, who);
    await sendVisitorMessage(visitor, { messageId: newId(), text: 'Hello?' });
    expect(await deleteChats(who, [visitor.chatId])).toBe(1);
    const late = sendVisitorMessage(visitor, { messageId: newId(), text: 'Still there?' });
    await expect(late).rejects.toMatchObject({ code: 'chat-not-taken-over' });
    await expect.poll(() => leftOf(visitor.chatId), { timeout: 30_000 }).toEqual(NOTHING);
  });
});
