import { answerIdOf } from '@parlance/domain/widget/answerId';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { describe, expect, it } from 'vitest';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { classifyIdleChats } from '../../../functions/src/conversations/chats/classifyIdleChats.ts';
import { correctChat } from '../../../functions/src/conversations/chats/correctChat.ts';
import { reviseAnswer } from '../../../functions/src/conversations/chats/reviseAnswer.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { settleChats } from '../support/settleChats.ts';
import { deliveriesOf, makeWebhook } from '../support/webhooks/webhookFixture.ts';

const later = (minutes: number) => new Date(Date.now() + LIMITS.chatIdleMs + minutes * 60_000);

const OURS = /kayaks/;

const org = await makeTeam();
const { orgId } = org;
const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros.\n');
// What other tests have left.
await settleChats();

async function chat(text: string, from?: ReturnType<typeof makeAsk>['visitor']) {
  const ask = makeAsk(chatbotId, text, from === undefined ? {} : { visitor: from });
  await answerQuestion(ask, createLocalProvider());
  const { visitor, messageId } = ask;
  const path = paths.chat(orgId, visitor.chatId);
  return { visitor, messageId, read: async () => chatSchema.parse((await admin.db.doc(path).get()).data()) };
}

describe('a conversation that is over', () => {
  it('is an event for the webhooks that want it, once each time that it is over', async () => {
    const webhookId = await makeWebhook(orgId, { events: ['chat.closed'] });
    const { visitor } = await chat('What does a repair cost?');
    const at = later(1);
    await Promise.all([1, 2].map(() => classifyIdleChats(createLocalProvider(), wholeRun(at))));
    await classifyIdleChats(createLocalProvider(), wholeRun(later(2)));
    const closed = async () => (await deliveriesOf(orgId, webhookId)).filter(({ type }) => type === 'chat.closed');
    expect(await closed()).toMatchObject([{ subjectId: visitor.chatId, createdAt: at }]);
    await chat('And two?', visitor);
    await classifyIdleChats(createLocalProvider(), wholeRun(later(3)));
    expect(await closed()).toHaveLength(2);
    await admin.db.doc(paths.webhook(orgId, webhookId)).delete();
  });

  it('gets its category, topic and feeling once, and again when it went on', async () => {
    const { visitor, read } = await chat('My zip is broken, I am very disappointed. What does a repair cost?');
    await classifyIdleChats(createLocalProvider());
    expect(await read()).toMatchObject({ classifiedAt: null, category: null });
    const at = later(1);
    await Promise.all([
      classifyIdleChats(createLocalProvider(), wholeRun(at)),
      classifyIdleChats(createLocalProvider(), wholeRun(at)),
    ]);
    expect(await read()).toMatchObject({ category: 'Repairs', sentiment: 'negative', classifiedAt: at });
    expect((await read()).topic).toContain('zip');
    await classifyIdleChats(createLocalProvider(), wholeRun(later(5)));
    expect((await read()).classifiedAt).toEqual(at);
    await chat('Great, and the opening hours?', visitor);
    expect((await read()).classifiedAt).toBeNull();
  });

  it('gives its category to its leads, but to none that has one', async () => {
    const { visitor, read } = await chat('My zip is broken. What does a repair cost?');
    const [open, chosen] = [paths.lead(orgId, newId()), paths.lead(orgId, newId())];
    const lead = { ...ruleDocuments.lead, chatbotId, chatId: visitor.chatId };
    await admin.db.doc(open).set(lead);
    await admin.db.doc(chosen).set({ ...lead, category: 'Sales' });
    await classifyIdleChats(createLocalProvider(), wholeRun(later(2)));
    const { category } = await read();
    expect(category).toBe('Repairs');
    expect((await admin.db.doc(open).get()).get('category')).toBe(category);
    expect((await admin.db.doc(chosen).get()).get('category')).toBe('Sales');
  });

  it('gets the words that it is found by and what became of its questions, once it is over', async () => {
    const first = await chat('My zip is broken. What does a repair cost?');
    expect(await first.read()).toMatchObject({ terms: [], outcome: null, byAgent: false });
    const refused = await chat('Do you sell kangaroos?');
    await classifyIdleChats(createLocalProvider(), wholeRun(later(1)));
    const known = await first.read();
    expect(known.outcome).toBe('answered');
    expect(known.terms).toEqual(expect.arrayContaining(['broken', 'zip', 'euros', '18']));
    expect(known.isOpen).toBe(false);
    expect(await refused.read()).toMatchObject({ outcome: 'unanswered', isOpen: true });
    expect((await refused.read()).terms).toContain('kangaroos');
  });

  it('is no longer left unanswered once somebody revises the refusal, and is found by the new words', async () => {
    const { visitor, messageId, read } = await chat('Do you sell wombats?');
    await classifyIdleChats(createLocalProvider(), wholeRun(later(1)));
    expect(await read()).toMatchObject({ outcome: 'unanswered', isOpen: true });
    const text = 'Only wallabies.';
    const revision = { chatId: visitor.chatId, messageId: answerIdOf(messageId), text };
    await reviseAnswer(membershipOf(org, 'member'), revision);
    expect(await read()).toMatchObject({ outcome: 'answered', isOpen: false });
    expect((await read()).terms).toEqual(expect.arrayContaining(['wombats', 'wallabies']));
  });

  it('keeps what a member has corrected, also when it goes on', async () => {
    const { visitor, read } = await chat('My zip is broken. What does a repair cost?');
    await correctChat(membershipOf(org, 'member'), visitor.chatId, { category: 'Zips' });
    await classifyIdleChats(createLocalProvider(), wholeRun(later(1)));
    expect(await read()).toMatchObject({ category: 'Zips', sentiment: 'negative', corrected: ['category'] });
    await chat('What does shipping cost?', visitor);
    await classifyIdleChats(createLocalProvider(), wholeRun(later(2)));
    expect(await read()).toMatchObject({ category: 'Zips', corrected: ['category'] });
    expect((await read()).terms).toContain('shipping');
  });

  it('asks a model for as many as the plan has in a day, and takes the words of the others (A-126)', async () => {
    await classifyIdleChats(createLocalProvider(), wholeRun(later(0)));
    const max = PLAN_LIMITS.pro.categoriesPerDay;
    const at = later(24 * 60);
    await takeFromDay(`categories:${orgId}`, max - 1, max, at);
    const chats = [await chat('What does shipping of kayaks cost?'), await chat('What does shipping of kayaks take?')];
    let asked = 0;
    const counting: AiProvider = {
      ...createLocalProvider(),
      classify: async ({ questions }) => {
        // Other organizations' conversations are over at that time too.
        if (questions.some((question) => OURS.test(question))) asked += 1;
        return { category: 'By a model', topic: 'Shipping', sentiment: 'neutral' };
      },
    };
    await classifyIdleChats(counting, wholeRun(at));
    const found = await Promise.all(chats.map(async ({ read }) => (await read()).category));
    expect(asked).toBe(1);
    expect(new Set(found)).toEqual(new Set(['By a model', 'Shipping']));
  });

  it('is not held up by the many of another organization', async () => {
    await settleChats();
    const other = await makeTeam();
    const otherId = await trainedChatbot(other.orgId, '# Repairs\n\nA zip repair costs 18 euros.\n');
    for (let asked = 0; asked < 6; asked += 1) await chat('What does shipping of kayaks cost?');
    const ask = makeAsk(otherId, 'What does a repair cost?');
    await answerQuestion(ask, createLocalProvider());
    const local = createLocalProvider();
    const { promise: classified, resolve } = Promise.withResolvers<undefined>();
    const slow: AiProvider = {
      ...local,
      classify: async (transcript) => {
        if (transcript.questions.some((question) => OURS.test(question))) await classified;
        else resolve(undefined);
        return local.classify(transcript);
      },
    };
    await classifyIdleChats(slow, wholeRun(later(1)));
    const found = await admin.db.doc(paths.chat(other.orgId, ask.visitor.chatId)).get();
    expect(chatSchema.parse(found.data())).toMatchObject({ category: 'Repairs' });
  });

  it('waits for a provider that fails, but not for ever, and holds up no other', async () => {
    const first = await chat('What does shipping cost?');
    const second = await chat('Can I return it?');
    const failing = {
      ...createLocalProvider(),
      classify: () => Promise.reject(new Error('away')),
    };
    await classifyIdleChats(failing, wholeRun(later(1)));
    expect(await first.read()).toMatchObject({ classifiedAt: null });
    await classifyIdleChats(failing, wholeRun(later(60)));
    expect(await first.read()).toMatchObject({ category: 'Shipping', sentiment: 'neutral' });
    expect(await second.read()).toMatchObject({ category: 'Returns' });
  });
});
