import { answerIdOf } from '@parlance/domain/widget/answerId';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { afterEach, describe, expect, it } from 'vitest';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { startFakeGemini } from '../support/answering/fakeGemini.ts';
import { startFakeOpenAi } from '../support/answering/fakeOpenAi.ts';
import { openAiProvider } from '../support/answering/openAiProvider.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { TEST_VERTEX } from '../support/answering/TEST_VERTEX.ts';

const QUESTION = 'What does a zip repair cost?';
const GOOD = 'A zip repair costs 18 euros [1].';
const TEXT = `${GOOD} It takes 7 days [1].`;
const WORDS = TEXT.split(' ').length;

/** A provider whose model's server follows a script; the chatbot's passages have local vectors. */
const SERVERS = {
  vertex: async (script: Script) => {
    const { stop } = await startFakeGemini(() => script);
    const { generate } = createGeminiProvider(vertexBackend(TEST_VERTEX));
    return { stop, provider: { ...scriptedProvider(''), name: 'vertex' as const, generate } };
  },
  openai: async (script: Script) => {
    const { stop, url } = await startFakeOpenAi(() => script);
    const { generate } = openAiProvider(url);
    return { stop, provider: { ...scriptedProvider(''), name: 'openai' as const, generate } };
  },
};

/** Both fakes understand it. */
interface Script {
  text: string;
  breakAfter?: { words: number; data: string };
}

let running: { stop: () => Promise<void> } | undefined;

const { orgId } = await makeOrg();
const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function start(name: keyof typeof SERVERS, script: Script) {
  await running?.stop();
  const server = await SERVERS[name](script);
  running = server;
  return server.provider;
}

const failure = (code: number, status: string) => JSON.stringify({ error: { code, status, message: 'scripted' } });
const GARBAGE = '{"candidates": nonsense';
const BETWEEN = WORDS - 1;
const CUT = ['incomplete', GOOD];
/** Outcomes once everything was said: it may count as an answer or as a cut one. */
const EITHER = [CUT, ['answered', TEXT]];

const BREAKS: [name: string, words: number, data: string, outcomes: string[][]][] = [
  ['429 between its words', BETWEEN, failure(429, 'RESOURCE_EXHAUSTED'), [CUT]],
  ['500 between its words', BETWEEN, failure(500, 'INTERNAL'), [CUT]],
  ['garbage between its words', BETWEEN, GARBAGE, [CUT]],
  ['429 after its last word', WORDS, failure(429, 'RESOURCE_EXHAUSTED'), EITHER],
  ['500 after its last word', WORDS, failure(500, 'INTERNAL'), EITHER],
  ['garbage after its last word', WORDS, GARBAGE, EITHER],
];

describe.each(['vertex', 'openai'] as const)('%s', (name) => {
  it.each(BREAKS)(
    'that sends %s: the question and what was said stay, charged once, and asking again answers (R-07)',
    async (_, words, data, outcomes) => {
      const before = await usedMessages(orgId);
      const ask = makeAsk(chatbotId, QUESTION);
      const cut = await answerQuestion(ask, await start(name, { text: TEXT, breakAfter: { words, data } }));
      expect(outcomes).toContainEqual([cut.verdict, cut.text]);
      const { chatId } = ask.visitor;
      const read = async (id: string) =>
        messageSchema.parse((await admin.db.doc(paths.message(orgId, chatId, id)).get()).data());
      expect(await read(ask.messageId)).toMatchObject({ text: QUESTION, charged: true });
      expect(await read(answerIdOf(ask.messageId))).toMatchObject({ text: cut.text, verdict: cut.verdict });
      expect(await usedMessages(orgId)).toBe(before + 1);

      const again = await answerQuestion(ask, await start(name, { text: TEXT }));
      expect(again).toMatchObject({ verdict: 'answered', text: TEXT });
      expect(await usedMessages(orgId)).toBe(before + 1);
    },
  );
});
