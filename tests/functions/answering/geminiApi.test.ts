import { afterEach, expect, it } from 'vitest';
import { embeddingSpaceOf } from '../../../functions/src/ai/models/embeddingSpaceOf.ts';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { geminiApiBackend } from '../../../functions/src/ai/vendors/gemini/geminiApiBackend.ts';
import { withLogContext } from '../../../functions/src/kernel/platform/log/logContext.ts';
import { FAKE_API_KEY, type Seen, startFakeGemini } from '../support/answering/fakeGemini.ts';
import type { ModelScript } from '../support/answering/ModelScript.ts';
import { generateRequest } from '../support/answering/generateRequest.ts';

let fake: Awaited<ReturnType<typeof startFakeGemini>> | undefined;

async function provider(next: (seen: Seen) => ModelScript = () => ({}), key = FAKE_API_KEY) {
  fake = await startFakeGemini(next);
  return createGeminiProvider(geminiApiBackend(key));
}

afterEach(async () => {
  await fake?.stop();
  fake = undefined;
});

it('embeds into the space of Vertex AI, with the key in a header and in no address', async () => {
  const gemini = await provider();
  const [vector] = await gemini.embedPassages(['one']);
  expect(vector).toHaveLength(768);
  expect(await gemini.embedQuery('question')).toHaveLength(768);
  expect(gemini.embeddingSpace).toBe(embeddingSpaceOf('gemini-embedding-001'));
  expect(fake?.seen.map(({ host, verb, model }) => [host, verb, model])).toEqual(
    Array.from({ length: 2 }, () => ['generativelanguage.googleapis.com', 'embedContent', 'gemini-embedding-001']),
  );
  expect(fake?.seen[1]?.body).toMatchObject({ taskType: 'RETRIEVAL_QUERY', outputDimensionality: 768 });
  expect(fake?.seen.map(({ url }) => url).join()).not.toContain(FAKE_API_KEY);
});

it('streams an answer with its tokens, and sends no labels, which that API refuses', async () => {
  const gemini = await provider();
  const generation = gemini.generate(generateRequest());
  const parts = await withLogContext({ orgId: 'o' }, () => Array.fromAsync(generation.stream));
  expect(parts.join('')).toBe('Delivery costs 4.90 euros [1].');
  expect(fake?.seen[0]?.body).not.toHaveProperty('labels');
  expect(await generation.done).toMatchObject({ model: 'gemini-3.5-flash-lite', tokens: 50 });
});

it('takes another model where the wanted one is withdrawn, and fails with a wrong key', async () => {
  const problems: string[] = [];
  const gemini = await provider(({ model }) => (model === 'gemini-3.1-flash-lite' ? { fail: { code: 404 } } : {}));
  const request = generateRequest({ model: 'gemini-3.1-flash-lite', onModelProblem: (code) => problems.push(code) });
  expect((await Array.fromAsync(gemini.generate(request).stream)).join('')).toContain('4.90');
  expect(problems).toEqual(['model-not-found']);
  await fake?.stop();
  const refused = await provider(() => ({}), 'wrong');
  await expect(Array.fromAsync(refused.generate(generateRequest()).stream)).rejects.toMatchObject({
    message: /API key not valid/,
  });
});

it('counts tokens by their length: a key is for developers, whose quota is not billed', async () => {
  const gemini = await provider();
  expect(await gemini.countTokens(['12345678', '1'])).toBe(3);
});
