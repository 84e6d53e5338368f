import { afterEach, expect, it } from 'vitest';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { startFakeGemini } from '../support/answering/fakeGemini.ts';
import { TEST_VERTEX } from '../support/answering/TEST_VERTEX.ts';

const ranking = { model: 'semantic-ranker-default@latest', location: 'eu' };

let fake: Awaited<ReturnType<typeof startFakeGemini>> | undefined;

afterEach(async () => {
  await fake?.stop();
  fake = undefined;
});

it('scores passages by what they say of a question, in their order, where a model for it is named', async () => {
  fake = await startFakeGemini(() => ({}));
  expect(createGeminiProvider(vertexBackend(TEST_VERTEX)).rank).toBeNull();
  const { rank } = createGeminiProvider(vertexBackend({ ...TEST_VERTEX, ranking }));
  const texts = ['We are open from nine.', 'Shipping to Austria costs 7.90 euros.'];
  const scores = await rank?.(
    'shipping to austria',
    texts.map((text) => ({ title: 'shop.md', text })),
  );
  expect(scores).toEqual([0, 1]);
  expect(fake.seen[0]).toMatchObject({ host: 'eu-discoveryengine.googleapis.com', location: 'eu' });
});

it('sends the two hundred texts that the API takes, and calls those behind them unfit', async () => {
  fake = await startFakeGemini(() => ({}));
  const { rank } = createGeminiProvider(vertexBackend({ ...TEST_VERTEX, ranking }));
  const many = Array.from({ length: 201 }, () => ({ title: 'shop.md', text: 'shipping' }));
  expect((await rank?.('shipping', many))?.slice(-2)).toEqual([1, 0]);
});

it('throws where the API refuses', async () => {
  fake = await startFakeGemini(() => ({ fail: { code: 403 } }));
  const { rank } = createGeminiProvider(vertexBackend({ ...TEST_VERTEX, ranking }));
  await expect(rank?.('shipping', [{ title: '', text: 'shipping' }])).rejects.toMatchObject({ cause: { code: 403 } });
});
