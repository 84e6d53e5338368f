import { messageSchema } from '@parlance/domain/documents/chats/message';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { submitContact } from '../../../functions/src/conversations/leads/submitContact.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { teach, trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { foldedDays } from '../support/foldedDays.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
const QUESTION = 'Do you have a loyalty programme?';
const ANSWER = 'Yes: Fern Plus.\n\n* 5 % back\n* No. 1 in 2026, see https://fern.example/plus';
const FAQ = { question: 'Where is your warehouse?', answer: 'In Freiburg.' };

/** Any call of a model or an embedder is a failure. */
const silent: AiProvider = {
  ...createLocalProvider(),
  embedQuery: () => Promise.reject(new Error('embedded')),
  generate: () => {
    throw new Error('generated');
  },
};
const mute: AiProvider = { ...silent, embedQuery: createLocalProvider().embedQuery };

describe('answers that the business wrote itself', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, TEXT, { faqs: [FAQ] });
  const sourceId = await teach(orgId, chatbotId, QUESTION, ANSWER);
  await teach(orgId, chatbotId, 'Can I pay with voucher cards?', 'Voucher cards work everywhere.');

  it.each([QUESTION, 'hello, do you have a LOYALTY programme'])(
    'come word for word without a model, free of charge, and are counted: %j',
    async (text) => {
      const before = await usedMessages(orgId);
      const sent: string[] = [];
      const ask = makeAsk(chatbotId, text, {
        send: async (chunk) => {
          if (chunk.type === 'text') sent.push(chunk.text);
        },
      });
      const result = await answerQuestion(ask, silent);
      expect(result).toMatchObject({ verdict: 'verified', text: ANSWER, offerContact: false });
      expect(result.citations).toMatchObject([{ n: 1, sourceId, url: null }]);
      expect(sent).toEqual([ANSWER]);
      expect(await usedMessages(orgId)).toBe(before);
      const path = paths.message(orgId, ask.visitor.chatId, ask.messageId);
      expect(messageSchema.parse((await admin.db.doc(path).get()).data())).toMatchObject({ charged: false });
      expect(await answerQuestion(ask, silent)).toEqual(result);
      expect((await foldedDays(orgId))[0]?.answered).toBeGreaterThan(0);
    },
  );

  it('come from the FAQs too', async () => {
    const result = await answerQuestion(makeAsk(chatbotId, 'where is your warehouse'), silent);
    expect(result).toMatchObject({ verdict: 'verified', text: FAQ.answer, citations: [] });
  });

  it('come after the search for a slip of the keyboard, without a model', async () => {
    const result = await answerQuestion(makeAsk(chatbotId, 'Do you have a loyalty programe?'), mute);
    expect(result).toMatchObject({ verdict: 'verified', text: ANSWER });
    expect(await answerQuestion(makeAsk(chatbotId, 'Where is your wharehouse?'), mute)).toMatchObject({
      text: FAQ.answer,
    });
  });

  it('come after the search for a question that asks for the same in other words, without a model', async () => {
    const result = await answerQuestion(makeAsk(chatbotId, 'Is there a loyalty programme?'), mute);
    expect(result).toMatchObject({ verdict: 'verified', text: ANSWER });
  });

  it('are not given to another question with the same words', async () => {
    const result = await answerQuestion(makeAsk(chatbotId, 'Can I not pay with voucher cards?'), createLocalProvider());
    expect(result.verdict).not.toBe('verified');
  });

  it('end with their source', async () => {
    const gone = await teach(orgId, chatbotId, 'Is the llama awake?', 'The llama is awake.');
    const ask = () => answerQuestion(makeAsk(chatbotId, 'Is the llama awake?'), createLocalProvider());
    expect((await ask()).verdict).toBe('verified');
    const chunks = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', gone).get();
    await Promise.all(chunks.docs.map(({ ref }) => ref.delete()));
    expect((await ask()).verdict).toBe('refused');
  });
});

it('go on when all messages of the plan are used, with the contact form and what a search finds, and nothing else does', async () => {
  const { orgId } = await makeOrg({ plan: 'trial', trialEndsAt: new Date(Date.now() + 86_400_000) });
  const chatbotId = await trainedChatbot(orgId, TEXT, { faqs: [FAQ] });
  await teach(orgId, chatbotId, QUESTION, ANSWER);
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
  await admin.db.doc(paths.usage(orgId, 'trial')).set({ messages: 100 });
  const ask = (text: string) => answerQuestion(makeAsk(chatbotId, text), mute);
  for (const text of [QUESTION, 'Do you have a loyalty programe?']) {
    expect(await ask(text)).toMatchObject({ verdict: 'verified', text: ANSWER });
  }
  expect(await ask(FAQ.question)).toMatchObject({ verdict: 'verified', text: FAQ.answer });
  const found = await ask('What does a zip repair cost?');
  expect(found).toMatchObject({ verdict: 'found', offerContact: true });
  expect(found.text).toContain('18 euros');
  await expect(ask('Who won the 1974 world cup?')).rejects.toMatchObject({
    code: 'message-limit-reached',
    details: { max: 100 },
  });
  expect(await usedMessages(orgId)).toBe(100);
  const { visitor } = makeAsk(chatbotId, '');
  const contact = { contactId: 'one', name: '', email: 'ada@example.com', phone: '', message: 'Call me' };
  await submitContact(visitor, contact);
  expect((await admin.db.collection(paths.leads(orgId)).get()).size).toBe(1);
});

it('another tenant’s answers are never found', async () => {
  const [ours, theirs] = await Promise.all([makeOrg(), makeOrg()]);
  const chatbotId = await trainedChatbot(ours.orgId, TEXT);
  const foreign = await trainedChatbot(theirs.orgId, TEXT);
  await teach(theirs.orgId, foreign, QUESTION, 'CANARY-7F3A');
  const result = await answerQuestion(makeAsk(chatbotId, QUESTION), createLocalProvider());
  expect(result.verdict).toBe('refused');
  expect(result.text).not.toContain('CANARY');
});
