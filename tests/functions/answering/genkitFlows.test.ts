import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { startGenkit } from '../support/answering/startGenkit.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
const QUESTION = 'What does a zip repair cost?';

let tools: Awaited<ReturnType<typeof startGenkit>>;

beforeAll(async () => {
  tools = await startGenkit();
});

afterAll(async () => {
  await tools.stop();
});

it('Genkit lists the product’s flows, its retriever, its indexer, its prompts and an evaluator', async () => {
  const flows = ['/flow/answer', '/flow/ingestSource', '/flow/classifyChat'];
  const others = ['/retriever/knowledge', '/indexer/knowledge', '/evaluator/grounding'];
  const names = ['answer', 'rewrite', 'translate', 'choose', 'classify', 'judge', 'readPage'];
  const prompts = names.map((name) => `/prompt/${name}`);
  expect(await tools.list()).toEqual(expect.arrayContaining([...flows, ...others, ...prompts]));
});

it('a prompt is rendered as the product renders it', async () => {
  const input = { turns: [], question: 'And on Sundays? <b>' };
  expect(await tools.run('/prompt/rewrite', input)).toMatchObject({
    result: {
      messages: [
        { role: 'system' },
        { role: 'user', content: [{ text: 'Conversation:\n\n\nLast question: And on Sundays? <b>' }] },
      ],
    },
  });
});

it('an answer is a flow, whose retrieval and model are steps of its trace', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, TEXT);
  const reply = await tools.run('/flow/answer', { chatbotId, question: QUESTION, locale: 'en' });
  expect(reply).toMatchObject({
    result: { verdict: 'answered', text: 'A zip repair costs 18 euros and takes 7 days. [1]' },
  });
  await expect
    .poll(tools.steps)
    .toEqual(expect.arrayContaining(['answer', 'knowledge', 'local/lexical', 'local/extractive']));
  const chats = await admin.db.collection(paths.chats(orgId)).count().get();
  expect(chats.data().count).toBe(0);
});

it('the reading of a source is a flow, whose text and vectors are steps of its trace', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, TEXT);
  const sourceId = await makeSource(orgId, chatbotId, '# Shops\n\nThe shop in Kiel opens at nine.\n');
  expect(await tools.run('/flow/ingestSource', { orgId, sourceId })).not.toHaveProperty('error');
  const source = sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
  expect(source).toMatchObject({ status: 'indexed', chunks: 1 });
  await expect
    .poll(tools.steps)
    .toEqual(expect.arrayContaining(['ingestSource', 'read', 'knowledge', 'local/lexical']));
});

it('a search of a chatbot’s sources is a run of the retriever', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, TEXT);
  const input = { query: { content: [{ text: QUESTION }] }, options: { chatbotId } };
  expect(await tools.run('/retriever/knowledge', input)).toMatchObject({
    result: {
      documents: [
        { content: [{ text: 'A zip repair costs 18 euros and takes 7 days.' }], metadata: { heading: 'Repairs' } },
      ],
    },
  });
});

it('the indexer makes a source’s passages equal the documents that it is given', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, TEXT);
  const [source] = (await admin.db.collection(paths.sources(orgId)).get()).docs;
  const documents = [{ content: [{ text: 'A zip repair costs 20 euros.' }], metadata: { heading: 'Prices' } }];
  const options = { orgId, sourceId: source?.id };
  expect(await tools.run('/indexer/knowledge', { documents, options })).not.toHaveProperty('error');
  const chunks = await admin.db.collection(paths.chunks(orgId)).where('chatbotId', '==', chatbotId).get();
  expect(chunks.docs.map((chunk) => chunk.data())).toMatchObject([
    { heading: 'Prices', text: 'A zip repair costs 20 euros.', sourceId: source?.id },
  ]);
});

it('the indexer writes nothing for a source that is not there', async () => {
  const { orgId } = await makeOrg();
  const documents = [{ content: [{ text: 'A zip repair costs 20 euros.' }] }];
  const options = { orgId, sourceId: 'missing' };
  expect(await tools.run('/indexer/knowledge', { documents, options })).toHaveProperty('error');
  expect((await admin.db.collection(paths.chunks(orgId)).count().get()).data().count).toBe(0);
});

it('the evaluator scores the share of an answer’s sentences that its passages have', async () => {
  const context = ['A zip repair costs 18 euros and takes 7 days.'];
  const answerOf = (testCaseId: string, output: string) => ({ testCaseId, input: QUESTION, output, context });
  const dataset = [
    answerOf('right', 'A zip repair costs 18 euros. [1] It takes 7 days. [1]'),
    answerOf('half', 'A zip repair costs 18 euros. [1] It takes 9 days. [1]'),
    answerOf('wrong', 'A zip repair costs 25 euros. [1]'),
  ];
  const reply = await tools.run('/evaluator/grounding', { dataset, evalRunId: 'run' });
  expect(reply).toMatchObject({
    result: [
      { testCaseId: 'right', evaluation: { score: 1, status: 'PASS' } },
      { testCaseId: 'half', evaluation: { score: 0.5, status: 'FAIL' } },
      { testCaseId: 'wrong', evaluation: { score: 0, status: 'FAIL' } },
    ],
  });
});

it('a flow takes no input of another form', async () => {
  expect(await tools.run('/flow/answer', { chatbotId: 7 })).toHaveProperty('error');
});
