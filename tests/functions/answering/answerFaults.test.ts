import { answerIdOf } from '@parlance/domain/widget/answerId';
import { answer } from '@parlance/domain/contracts/answering';
import { submitContact } from '@parlance/domain/contracts/conversations/leads';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { visitorToken } from '../../support/visitorToken.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { makeSubscription } from '../support/billing/makeSubscription.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days. A new zip slider costs 9 euros.\n';
const QUESTION = 'What does a zip repair cost?';
/** Has no word that a passage could be found by. */
const FAR = 'What does it cost, and how long does it take?';

async function trainedChatbot(orgId: string): Promise<string> {
  const chatbotId = await makeChatbot(orgId);
  await ingestSource(orgId, await makeSource(orgId, chatbotId, TEXT), createLocalProvider());
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
  return chatbotId;
}

/** The local provider, whose stream fails after `after` words, or never ends. */
function failing(after: number, how: 'throw' | 'hang'): AiProvider {
  const local = createLocalProvider();
  return {
    ...local,
    generate: (request) => {
      async function* stream() {
        yield* 'A zip repair costs 18 euros [1]. It takes 7 days [1]. '.split(/(?<= )/).slice(0, after);
        if (how === 'throw') throw new Error('connection lost');
        const { promise, reject } = Promise.withResolvers<never>();
        request.signal.addEventListener('abort', () => reject(new Error('aborted')));
        await promise;
      }
      return { stream: stream(), done: Promise.resolve({ model: 'test', tokens: 1 }) };
    },
  };
}

describe('answers under faults', async () => {
  const org = await makeOrg();
  const chatbotId = await trainedChatbot(org.orgId);

  const visitor = () => ({ chatbotId, chatId: newId(), origin: '', channel: 'widget' as const });
  const ask = (overrides: Partial<Parameters<typeof answerQuestion>[0]> = {}) => ({
    visitor: visitor(),
    address: '203.0.113.0/24',
    messageId: newId(),
    text: QUESTION,
    locale: 'en' as const,
    regenerates: null,
    identity: null,
    signal: new AbortController().signal,
    send: async () => undefined,
    ...overrides,
  });
  const used = async () => {
    const usage = await admin.db.collection(`${paths.org(org.orgId)}/usage`).get();
    return usage.docs.reduce((sum, doc) => sum + Number(doc.get('messages')), 0);
  };
  const readMessage = async (chatId: string, id: string) =>
    messageSchema.optional().parse((await admin.db.doc(paths.message(org.orgId, chatId, id)).get()).data());

  it('keeps the question and gives the message back when the model fails before a word; asking again answers and charges once', async () => {
    const before = await used();
    const input = ask({ text: FAR });
    await expect(answerQuestion(input, failing(0, 'throw'))).rejects.toMatchObject({ code: 'answer-failed' });
    expect(await readMessage(input.visitor.chatId, input.messageId)).toMatchObject({ text: FAR, charged: false });
    expect(await used()).toBe(before);
    const result = await answerQuestion(input, scriptedProvider('A zip repair costs 18 euros [1].'));
    expect(result).toMatchObject({ verdict: 'answered' });
    expect(await used()).toBe(before + 1);
  });

  it('keeps what was said of a cut answer as incomplete, and completes it when asked again', async () => {
    const before = await used();
    const input = ask();
    const cut = await answerQuestion(input, failing(8, 'throw'));
    expect(cut).toMatchObject({ verdict: 'incomplete', text: 'A zip repair costs 18 euros [1].' });
    expect(await readMessage(input.visitor.chatId, answerIdOf(input.messageId))).toMatchObject({
      verdict: 'incomplete',
    });
    expect(await answerQuestion(input, createLocalProvider())).toMatchObject({ verdict: 'answered' });
    expect(await readMessage(input.visitor.chatId, answerIdOf(input.messageId))).toMatchObject({ verdict: 'answered' });
    expect(await used()).toBe(before + 1);
  });

  it('stops when the visitor leaves, without charging for silence', async () => {
    const before = await used();
    const controller = new AbortController();
    const input = ask({ signal: controller.signal });
    const pending = answerQuestion(input, failing(0, 'hang'));
    setImmediate(() => controller.abort());
    await expect(pending).rejects.toMatchObject({ code: 'cancelled' });
    expect(await used()).toBe(before);
  });

  it('stores one answer when the same message arrives ten times at once', async () => {
    const before = await used();
    const input = ask();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => answerQuestion(input, createLocalProvider())),
    );
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    const messages = await admin.db.collection(paths.messages(org.orgId, input.visitor.chatId)).get();
    expect(messages.docs.map(({ id }) => id).sort()).toEqual([input.messageId, answerIdOf(input.messageId)].sort());
    expect(await used()).toBe(before + 1);
  });

  it('drops a number that stands in no passage', async () => {
    const inventive: AiProvider = {
      ...createLocalProvider(),
      generate: () => ({
        stream: (async function* () {
          yield 'A zip repair costs 18 euros [1]. Express repair costs 99 euros [1]. It takes 7 days [1].';
        })(),
        done: Promise.resolve({ model: 'test', tokens: 1 }),
      }),
    };
    const result = await answerQuestion(ask(), inventive);
    expect(result.text).toBe('A zip repair costs 18 euros [1]. It takes 7 days [1].');
  });
});

describe('quotas and states', () => {
  it('lets exactly one of many parallel messages through when one is left (T-24)', async () => {
    const { orgId } = await makeOrg({ plan: 'trial', trialEndsAt: new Date(Date.now() + 86_400_000) });
    const chatbotId = await trainedChatbot(orgId);
    await admin.db.doc(paths.usage(orgId, 'trial')).set({ messages: 99 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        answerQuestion(
          {
            visitor: { chatbotId, chatId: newId(), origin: '', channel: 'widget' },
            address: '203.0.113.0/24',
            messageId: newId(),
            text: QUESTION,
            locale: 'en',
            regenerates: null,
            identity: null,
            signal: new AbortController().signal,
            send: async () => undefined,
          },
          createLocalProvider(),
        ),
      ),
    );
    const verdicts = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.verdict : 'none'));
    expect(verdicts.filter((verdict) => verdict === 'answered')).toHaveLength(1);
    expect(new Set(verdicts)).toEqual(new Set(['answered', 'found']));
    expect((await admin.db.doc(paths.usage(orgId, 'trial')).get()).data()).toMatchObject({ messages: 100 });
  }, 120_000);

  it.each([
    ['an inactive chatbot', { status: 'inactive' as const, trained: true }, {}, 'chatbot-inactive'],
    ['an untrained chatbot', {}, {}, 'chatbot-untrained'],
    ['an expired trial', { trained: true }, { plan: 'trial' as const, trialEndsAt: new Date(0) }, 'trial-expired'],
    [
      'a subscription that has ended',
      { trained: true },
      { subscription: makeSubscription({ status: 'canceled' }) },
      'chatbot-inactive',
    ],
    [
      'a subscription that is paused',
      { trained: true },
      { subscription: makeSubscription({ pause: { until: null } }) },
      'message-limit-reached',
    ],
  ])('answers nothing for %s (A-93), but takes a message for the business', async (_, chatbot, orgFields, code) => {
    const { orgId } = await makeOrg(orgFields);
    const chatbotId = await makeChatbot(orgId, chatbot);
    await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
    const token = await visitorToken(chatbotId);
    const input = { token, messageId: newId(), text: QUESTION, locale: 'en' as const };
    await expect(callContract(answer, input)).rejects.toMatchObject({ code });
    const contactId = newId();
    const contact = {
      token,
      contactId,
      name: '',
      email: 'a@b.example',
      phone: '',
      message: 'Hello',
      consent: true as const,
    };
    await callContract(submitContact, contact);
    await callContract(submitContact, contact);
    const leads = await admin.db.collection(paths.leads(orgId)).get();
    expect(leads.docs.map((doc) => leadSchema.parse(doc.data()))).toMatchObject([
      { email: 'a@b.example', status: 'new', chatId: null },
    ]);
  });
});
