import { mailSchema } from '@parlance/domain/documents/mail';
import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { reserveAnswer } from '../../../functions/src/answering/record/reserveAnswer.ts';
import type { Question } from '../../../functions/src/answering/question/question.ts';
import { refundAnswer } from '../../../functions/src/answering/record/refundAnswer.ts';
import { warnOfUsage } from '../../../functions/src/answering/usage/warnOfUsage.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { makeQuestion as anyQuestion } from '../support/answering/makeQuestion.ts';
import { makeWidget } from '../support/answering/makeWidget.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { soakRounds } from '../support/soakRounds.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

afterEach(() => {
  vi.useRealTimers();
});

function makeQuestion(widget: Widget, overrides: Partial<Question> = {}): Question {
  return anyQuestion(widget, { askedAt: NOW, ...overrides });
}

/** The minute's figures after so many more questions of the address, the chatbot or the organization that has asked one. */
async function counted(usage: DocumentReference, counter: 'addresses' | 'chatbots' | 'total', more: number) {
  const { minute } = usageSchema.parse((await usage.get()).data());
  if (minute === null) throw new Error('Nobody has asked');
  if (counter === 'total') return { minute: { ...minute, total: minute.total + more } };
  const figures: Record<string, number> = {};
  for (const [key, count] of Object.entries(minute[counter])) figures[key] = count + more;
  return { minute: { ...minute, [counter]: figures } };
}

describe('the plan’s messages', () => {
  const usageOf = async (orgId: string) =>
    usageSchema.parse((await admin.db.doc(paths.usage(orgId, 'trial')).get()).data());

  it('let exactly one of many parallel questions through when one is left, again and again (R-10)', async () => {
    const parallel = soakRounds(25, 100);
    const round = async () => {
      const widget = makeWidget(newId());
      await admin.db.doc(paths.usage(widget.orgId, 'trial')).set({ messages: 99 });
      const outcomes = await Promise.allSettled(
        Array.from({ length: parallel }, () => reserveAnswer(makeQuestion(widget), 1)),
      );
      const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      expect(new Set(codes)).toEqual(new Set(['AppError: message-limit-reached']));
      expect(codes).toHaveLength(parallel - 1);
      expect((await usageOf(widget.orgId)).messages).toBe(100);
    };
    for (let i = 0; i < soakRounds(1, 10); i += 1) await Promise.all(Array.from({ length: 5 }, round));
  }, 400_000);

  it('are exact under many parallel questions, and after some are given back', async () => {
    const parallel = soakRounds(40, 200);
    const back = parallel / 4;
    const widget = makeWidget(newId(), { plan: 'business' });
    const questions = Array.from({ length: parallel }, (_, i) => makeQuestion(widget, { address: `10.0.${i}.0/24` }));
    await Promise.all(questions.map((question) => reserveAnswer(question, 1)));
    const path = paths.usage(widget.orgId, '2026-11');
    expect((await admin.db.doc(path).get()).get('messages')).toBe(parallel);
    await Promise.all(questions.slice(0, back).flatMap((question) => [refundAnswer(question), refundAnswer(question)]));
    expect((await admin.db.doc(path).get()).get('messages')).toBe(parallel - back);
  }, 120_000);
});

describe('rate limits refuse question N+1', () => {
  it('of one chat, until a minute has passed', async () => {
    const widget = makeWidget(newId(), { plan: 'business' });
    const { visitor } = makeQuestion(widget);
    const ask = (askedAt = NOW) => reserveAnswer(makeQuestion(widget, { visitor, askedAt }), 1);
    for (let i = 0; i < LIMITS.chatQuestionsPerMinute; i += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'rate-limited' });
    const refill = 60_000 / LIMITS.chatQuestionsPerMinute;
    await ask(new Date(NOW.getTime() + refill));
    await expect(ask(new Date(NOW.getTime() + refill))).rejects.toMatchObject({ code: 'rate-limited' });
  });

  const network = (i: number) => `10.${i >> 6}.${i % 64}.0/24`;

  it.each([
    ['one address', LIMITS.addressQuestionsPerMinute, 'addresses', () => '203.0.113.0/24', () => 'chatbot'],
    ['one chatbot', LIMITS.chatbotQuestionsPerMinute, 'chatbots', network, () => 'chatbot'],
    ['one organization', LIMITS.orgQuestionsPerMinute, 'total', network, (i: number) => `bot${i % 3}`],
  ] as const)(
    'of %s, whether free or not, until the next minute',
    async (_, limit, counter, address, bot) => {
      const widget = makeWidget(newId(), { plan: 'business' });
      const usage = admin.db.doc(paths.usage(widget.orgId, '2026-11'));
      const ask = (i: number, askedAt = NOW) => {
        const visitor = { chatbotId: bot(i), chatId: newId(), origin: '', channel: 'widget' as const };
        return reserveAnswer(makeQuestion(widget, { visitor, address: address(i), askedAt }), i % 2);
      };
      // All of them are asked in a soak alone: else most are only written down as asked.
      const asked = soakRounds(8, limit);
      for (let i = 0; i < asked; i += 1) {
        await ask(i);
        if (i === 0) await usage.update(await counted(usage, counter, limit - asked));
      }
      await expect(ask(limit)).rejects.toMatchObject({ code: 'rate-limited' });
      await ask(limit, new Date(NOW.getTime() + 60_000));
      const stored = await usage.get();
      expect(JSON.stringify(stored.data())).not.toMatch(/203\.0|10\.0/);
      expect(usageSchema.parse(stored.data())).toMatchObject({
        messages: asked / 2 + (limit % 2 === 0 ? 0 : 1),
        minute: { total: 1 },
      });
    },
    120_000,
  );

  it('and neither stores the question nor charges for it', async () => {
    const { orgId } = await makeOrg();
    const chatbotId = await trainedChatbot(orgId, 'A zip repair costs 18 euros.');
    // What is counted by the minute would begin anew in the next one.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
    const { visitor } = makeAsk(chatbotId, '');
    const ask = () =>
      answerQuestion(makeAsk(chatbotId, 'What does a zip repair cost?', { visitor }), createLocalProvider());
    await ask();
    // Used up, as of a minute ahead: what refills while this test runs does not count.
    const rateBucket = { left: 0.9, at: new Date(Date.now() + 60_000) };
    const chat = admin.db.doc(paths.chat(orgId, visitor.chatId));
    await chat.update({ rateBucket });
    const stateOf = async () => {
      const [messages, usage, after] = await Promise.all([
        admin.db.collection(paths.messages(orgId, visitor.chatId)).get(),
        admin.db.collection(`${paths.org(orgId)}/usage`).get(),
        chat.get(),
      ]);
      // What was pending before is known to be stored by now, and nothing of the refused question is.
      const counters = usage.docs.map((document) => ({ ...usageSchema.parse(document.data()), pending: {} }));
      return [messages.size, counters, after.data()];
    };
    const before = await stateOf();
    await expect(ask()).rejects.toMatchObject({ code: 'rate-limited' });
    expect(await stateOf()).toEqual(before);
    const usage = await admin.db.collection(`${paths.org(orgId)}/usage`).get();
    expect(usage.docs.map((document) => usageSchema.parse(document.data()).pending)).toEqual([{}]);
  });
});

describe('the owner', () => {
  const mailsTo = async (to: string) =>
    (await admin.db.collection('mail').where('to', '==', to).get()).docs.map(
      (doc) => mailSchema.parse(doc.data()).message,
    );

  it('hears once of 80 % and once of 100 %, however often the line is crossed', async () => {
    const org = await makeOrg({ plan: 'trial' });
    const widget = makeWidget(org.orgId);
    const { email } = org.users.owner;
    const usage = admin.db.doc(paths.usage(org.orgId, 'trial'));
    const ask = async () => {
      const question = makeQuestion(widget, { address: newId() });
      const begun = await reserveAnswer(question, 1);
      if (begun.kind === 'begun' && begun.warning !== null) await warnOfUsage(widget, 'trial', begun.warning);
      return question;
    };
    await usage.set({ messages: 78 });
    await ask();
    expect(await mailsTo(email)).toEqual([]);
    const [first] = await Promise.all([ask(), ask(), ask()]);
    await refundAnswer(first);
    await ask();
    const nearly = { kind: 'usage-reached', organizationName: 'Test GmbH', percent: 80, max: 100 };
    expect(await mailsTo(email)).toMatchObject([nearly]);
    await usage.update({ messages: 99 });
    await ask();
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await mailsTo(email)).toEqual(
      expect.arrayContaining([
        { kind: 'usage-reached', organizationName: 'Test GmbH', percent: 100, used: 100, max: 100 },
      ]),
    );
  });
});
