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

it('Genkit lists the product’s flows', async () => {
  expect(await tools.list()).toEqual(
    expect.arrayContaining(['/flow/answer', '/flow/ingestSource', '/flow/classifyChat']),
  );
});

it('an answer is a flow, whose retrieval and model are steps of its trace', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, TEXT);
  const reply = await tools.run('answer', { chatbotId, question: QUESTION, locale: 'en' });
  expect(reply).toMatchObject({
    result: { verdict: 'answered', text: 'A zip repair costs 18 euros and takes 7 days. [1]' },
  });
  await expect
    .poll(tools.steps)
    .toEqual(expect.arrayContaining(['answer', 'retrieve', 'local/lexical', 'local/extractive']));
  const chats = await admin.db.collection(paths.chats(orgId)).count().get();
  expect(chats.data().count).toBe(0);
});

it('the reading of a source is a flow, whose text and vectors are steps of its trace', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, TEXT);
  const sourceId = await makeSource(orgId, chatbotId, '# Shops\n\nThe shop in Kiel opens at nine.\n');
  expect(await tools.run('ingestSource', { orgId, sourceId })).not.toHaveProperty('error');
  const source = sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
  expect(source).toMatchObject({ status: 'indexed', chunks: 1 });
  await expect.poll(tools.steps).toEqual(expect.arrayContaining(['ingestSource', 'read', 'index', 'local/lexical']));
});

it('a flow takes no input of another form', async () => {
  expect(await tools.run('answer', { chatbotId: 7 })).toHaveProperty('error');
});
