import { answerIdOf } from '@parlance/domain/widget/answerId';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { MODELS } from '@parlance/domain/models';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { submitContact } from '../../../functions/src/conversations/leads/submitContact.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import type { ModelScript } from '../support/answering/ModelScript.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { startModels } from '../support/answering/startModels.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';

const TEXT =
  '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n\n# Shipping\n\nShipping to Austria costs 9 euros.\n';
const QUESTION = 'What does a zip repair cost?';
const GOOD = 'A zip repair costs 18 euros [1].';

/** Another address than that of the models' own tests, which use up most of its minute. */
const ELSEWHERE = { address: '198.51.100.0/24' };

async function readMessage(chatId: string, id: string) {
  return messageSchema.optional().parse((await admin.db.doc(paths.message(orgId, chatId, id)).get()).data());
}

const { orgId } = await makeOrg();
const chatbotId = await trainedChatbot(orgId, TEXT);

/** Each with a chatbot of its own: how often it may be asked is limited. */
const MODELS_OF = await Promise.all(
  (await startModels()).map(async (model) => ({ ...model, asked: await trainedChatbot(orgId, TEXT) })),
);

describe.each(MODELS_OF)('$name', ({ writer, script, asked }) => {
  it('a question that a filter blocks gets passages and no second try', async () => {
    const seen = script(() => ({ end: 'filter', text: '' }));
    const ask = makeAsk(asked, QUESTION);
    expect(await answerQuestion(ask, writer)).toMatchObject({ verdict: 'suggested', offerContact: true });
    expect(seen.filter(({ isStreamed }) => isStreamed)).toHaveLength(1);
  });

  describe('a provider that fails (A-70, R-07)', () => {
    it.each([
      ['429', { fail: { code: 429 } }, 2 + MODELS.length],
      ['500', { fail: { code: 500 } }, 3],
      ['a request that is refused', { fail: { code: 400 } }, 1],
      ['garbage', { garbage: true }, 3],
      ['a connection that dies before a word', { dieAfter: 0 }, 3],
    ] satisfies [string, ModelScript, number][])(
      'with %s: passages stand in where words find any, the question stays, nothing is charged, attempts are few, the contact form works',
      async (_, scripted, attempts) => {
        const seen = script(() => scripted);
        const before = await usedMessages(orgId);
        const found = await answerQuestion(makeAsk(asked, QUESTION), writer);
        expect(found).toMatchObject({ verdict: 'found', offerContact: true });
        expect(found.text).toContain('18 euros');
        expect(seen.length).toBeLessThanOrEqual(attempts);
        const ask = makeAsk(asked, 'What does it cost, and how long does it take?');
        await expect(answerQuestion(ask, writer)).rejects.toMatchObject({ code: 'answer-failed' });
        const { chatId } = ask.visitor;
        expect(await readMessage(chatId, ask.messageId)).toMatchObject({ text: ask.text, charged: false });
        expect(await usedMessages(orgId)).toBe(before);
        await submitContact(ask.visitor, {
          contactId: 'one',
          name: '',
          email: 'a@b.example',
          phone: '',
          message: 'Hi',
        });
        script(() => ({ text: GOOD }));
        expect(await answerQuestion(ask, writer)).toMatchObject({ verdict: 'answered', text: GOOD });
        expect(await usedMessages(orgId)).toBe(before + 1);
      },
    );

    it('midway: what was said stays as incomplete, charged once, and is completed when asked again', async () => {
      const text = `${GOOD} It takes 7 days [1]. And`;
      script(() => ({ text, dieAfter: text.split(' ').length - 1 }));
      const before = await usedMessages(orgId);
      const ask = makeAsk(asked, QUESTION);
      expect(await answerQuestion(ask, writer)).toMatchObject({ verdict: 'incomplete', text: GOOD });
      script(() => ({ text: GOOD }));
      expect(await answerQuestion(ask, writer)).toMatchObject({ verdict: 'answered' });
      expect(await usedMessages(orgId)).toBe(before + 1);
    });

    it('with an empty answer: passages may help', async () => {
      script(() => ({ text: 'NO_ANSWER' }));
      expect(await answerQuestion(makeAsk(asked, QUESTION), writer)).toMatchObject({ verdict: 'suggested' });
    });
  });

  describe('a follow-up question', () => {
    const start = async () => {
      const first = makeAsk(asked, 'What does a zip repair cost?');
      await answerQuestion(first, scriptedProvider(GOOD));
      return first.visitor;
    };

    it('is rewritten by the model, looked up as that, and stored with it', async () => {
      const visitor = await start();
      script(({ body }) =>
        JSON.stringify(body).includes('Rewrite the customer')
          ? { text: 'How long does a zip repair take?' }
          : { text: 'A zip repair takes 7 days [1].' },
      );
      const ask = makeAsk(asked, 'and how long does it take?', { visitor });
      expect(await answerQuestion(ask, writer)).toMatchObject({ text: 'A zip repair takes 7 days [1].' });
      const message = await readMessage(visitor.chatId, answerIdOf(ask.messageId));
      expect(message).toMatchObject({ searchQuery: 'How long does a zip repair take?' });
      const passages = message?.role === 'assistant' ? message.passages : [];
      expect(passages[0]?.score).toBeGreaterThan(0);
    });

    it('that is none is looked up as it was written, too: a model took it for one', async () => {
      const visitor = await start();
      const seen = script(({ body }) =>
        JSON.stringify(body).includes('Rewrite the customer')
          ? { text: 'How long does a zip repair take?' }
          : { text: 'Shipping to Austria costs 9 euros [2].' },
      );
      const one = { ...writer, passages: 2, candidates: 1 };
      const ask = makeAsk(asked, 'What does shipping to Austria cost?', { visitor });
      expect(await answerQuestion(ask, one)).toMatchObject({ verdict: 'answered' });
      const prompt = JSON.stringify(seen.at(-1)?.body);
      expect(prompt).toContain('A zip repair costs 18 euros');
      expect(prompt).toContain('Shipping to Austria costs 9 euros');
    });

    it.each([
      ['fails', { fail: { code: 500 } }],
      ['writes a book', { text: 'word '.repeat(200) }],
    ] satisfies [string, ModelScript][])('is joined with the one before where the model %s', async (_, scripted) => {
      const visitor = await start();
      script(({ body }) => (JSON.stringify(body).includes('Rewrite the customer') ? scripted : { text: GOOD }));
      const ask = makeAsk(asked, 'and how long does it take?', { visitor });
      await answerQuestion(ask, writer);
      expect(await readMessage(visitor.chatId, answerIdOf(ask.messageId))).toMatchObject({
        searchQuery: 'What does a zip repair cost? and how long does it take?',
      });
    });
  });

  it('a retired model is noted on the chatbot once, and not asked again for a while', async () => {
    const [first, , gone] = writer.models;
    if (gone === undefined) throw new Error('Too few models');
    const bot = await trainedChatbot(orgId, TEXT, { model: gone.key });
    const seen = script(({ model }) => (model === gone.name ? { fail: { code: 404 } } : { text: GOOD }));
    expect(await answerQuestion(makeAsk(bot, QUESTION), writer)).toMatchObject({ text: GOOD });
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, bot)).get()).data());
    expect(chatbot.modelProblem).toMatchObject({ code: 'model-not-found', model: gone.key });
    await untilDocument(paths.widget(bot), widgetSchema, ({ modelProblem }) => modelProblem !== null);
    expect(await answerQuestion(makeAsk(bot, QUESTION), writer)).toMatchObject({ text: GOOD });
    expect(seen.map(({ model }) => model)).toEqual([gone.name, first.name, first.name]);
  });
});

describe('a model that does not stop', () => {
  it('is cut at the length of an answer, and told to stop', async () => {
    const endless = scriptedProvider(async function* () {
      for (;;) yield `${GOOD} `;
    });
    const result = await answerQuestion(makeAsk(chatbotId, QUESTION, ELSEWHERE), endless);
    expect(result.verdict).toBe('answered');
    expect(result.text.length).toBeLessThanOrEqual(LIMITS.answerCharacters);
    expect(endless.requests[0]?.signal.aborted).toBe(true);
  });

  it('is cut where a sentence never ends', async () => {
    const endless = scriptedProvider(async function* () {
      yield `${GOOD} And `;
      for (;;) yield 'so on ';
    });
    expect(await answerQuestion(makeAsk(chatbotId, QUESTION, ELSEWHERE), endless)).toMatchObject({ text: GOOD });
  });

  it('hangs for nobody who leaves, although it hears nothing', async () => {
    const controller = new AbortController();
    const hanging = scriptedProvider(async function* () {
      yield `${GOOD} It takes`;
      controller.abort();
      await new Promise(() => undefined);
    });
    const ask = makeAsk(chatbotId, QUESTION, {
      ...ELSEWHERE,
      signal: controller.signal,
    });
    expect(await answerQuestion(ask, hanging)).toMatchObject({ verdict: 'incomplete', text: GOOD });
  });

  it('is an answer-timeout when the time is over', async () => {
    const controller = new AbortController();
    const hanging = scriptedProvider(async function* () {
      controller.abort(new DOMException('', 'TimeoutError'));
      await new Promise(() => undefined);
      yield '';
    });
    // The visitor's own signal stands in for the deadline, which is a minute away.
    const { messageId, visitor, ...ask } = makeAsk(chatbotId, QUESTION, ELSEWHERE);
    const timed = answerQuestion({ ...ask, messageId, visitor, signal: controller.signal }, hanging);
    await expect(timed).rejects.toThrow(/answer-timeout|cancelled/);
    expect(await readMessage(visitor.chatId, messageId)).toMatchObject({ charged: false });
  });

  it('waits for a reader that is slow, and for none that has stopped reading', async () => {
    const pace: string[] = [];
    const slow = scriptedProvider(async function* () {
      for (const part of ['A zip repair costs 18 euros [1]. ', 'It takes 7 days [1]. ', 'A']) {
        pace.push('written');
        yield part;
      }
    });
    await answerQuestion(
      makeAsk(chatbotId, QUESTION, {
        ...ELSEWHERE,
        send: async ({ type }) => {
          await new Promise((resolve) => setImmediate(resolve));
          if (type === 'text') pace.push('read');
        },
      }),
      slow,
    );
    expect(pace.slice(0, 3)).toEqual(['written', 'written', 'read']);
    const controller = new AbortController();
    const stuck = makeAsk(chatbotId, QUESTION, {
      ...ELSEWHERE,
      signal: controller.signal,
      send: () => {
        controller.abort();
        return new Promise(() => undefined);
      },
    });
    await expect(answerQuestion(stuck, scriptedProvider(GOOD))).rejects.toMatchObject({ code: 'cancelled' });
  });
});

it('two workers with the same message give one answer and charge once', async () => {
  const before = await usedMessages(orgId);
  const ask = makeAsk(chatbotId, QUESTION, ELSEWHERE);
  const answers = [GOOD, 'It takes 7 days [1].'];
  const results = await Promise.all(answers.map((text) => answerQuestion(ask, scriptedProvider(text))));
  expect(new Set(results.map(({ text }) => text)).size).toBe(1);
  expect(await usedMessages(orgId)).toBe(before + 1);
});
