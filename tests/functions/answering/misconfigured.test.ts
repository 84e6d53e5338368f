import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { afterAll, describe, expect, it } from 'vitest';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { geminiApiBackend } from '../../../functions/src/ai/vendors/gemini/geminiApiBackend.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { startFakeGemini } from '../support/answering/fakeGemini.ts';
import { startFakeOpenAi } from '../support/answering/fakeOpenAi.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { openAiProvider } from '../support/answering/openAiProvider.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';

const { orgId } = await makeOrg();
const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');

const gemini = await startFakeGemini(() => ({}));
const openAi = await startFakeOpenAi(() => ({ dimension: 1024, text: 'A zip repair costs 18 euros [1].' }));
afterAll(() => Promise.all([gemini.stop(), openAi.stop()]));

/** Each with an embedder in whose space the chatbot has no vectors. */
const PROVIDERS: [name: string, provider: AiProvider][] = [
  ['an address at which nothing is', openAiProvider('http://127.0.0.1:9/v1')],
  ['an address that is no API', openAiProvider(openAi.url.replace('/v1', ''))],
  ['a key that is refused', openAiProvider(openAi.url, { key: 'wrong' })],
  ['a model that is not there', openAiProvider(openAi.url, { chatModel: 'gone' })],
  ['a key of the Gemini API that is refused', createGeminiProvider(geminiApiBackend('wrong'))],
];

describe.each(PROVIDERS)('with %s', (_, provider) => {
  it('a visitor gets passages found by words, free of charge', async () => {
    const before = await usedMessages(orgId);
    const result = await answerQuestion(makeAsk(chatbotId, 'What does a zip repair cost?'), provider);
    expect(result).toMatchObject({ verdict: 'found', offerContact: true });
    expect(result.text).toMatch(/^I can’t write an answer at the moment[^]*18 euros/);
    expect(await usedMessages(orgId)).toBe(before);
  });

  it('a visitor whose words are in no passage hears that, free of charge, and is led to a person', async () => {
    const before = await usedMessages(orgId);
    const ask = makeAsk(chatbotId, 'What does it cost, and how long does it take?');
    // Near the question by their vectors, and sharing no word with it.
    const { name, models, generate } = provider;
    const result = await answerQuestion(ask, { ...scriptedProvider(''), name, models, generate });
    expect(result).toMatchObject({ verdict: 'found', citations: [], offerContact: true });
    expect(result.text).toMatch(/^I can’t write an answer at the moment, and I have found nothing/);
    expect(await usedMessages(orgId)).toBe(before);
    const path = paths.message(orgId, ask.visitor.chatId, ask.messageId);
    expect(messageSchema.parse((await admin.db.doc(path).get()).data())).toMatchObject({
      text: ask.text,
      charged: false,
    });
  });
});

it('with vectors of a size that does not fit, the model answers from passages found by words', async () => {
  const provider = openAiProvider(openAi.url);
  await expect(provider.embedQuery('question')).rejects.toThrow(/makes vectors of 1024 numbers/);
  const result = await answerQuestion(makeAsk(chatbotId, 'What does a zip repair cost?'), provider);
  expect(result).toMatchObject({ verdict: 'answered', text: 'A zip repair costs 18 euros [1].' });
});
