import { MODELS } from '@parlance/domain/models';
import { logger } from 'firebase-functions/logger';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { NO_ANSWER } from '../../../functions/src/ai/noAnswer.ts';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { withLogContext } from '../../../functions/src/kernel/platform/log/logContext.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { type Seen, startFakeGemini } from '../support/answering/fakeGemini.ts';
import { generateRequest } from '../support/answering/generateRequest.ts';
import type { ModelScript } from '../support/answering/ModelScript.ts';
import { TEST_VERTEX } from '../support/answering/TEST_VERTEX.ts';

const BLOCKED = JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' } });

let fake: Awaited<ReturnType<typeof startFakeGemini>> | undefined;

async function provider(next: (seen: Seen) => ModelScript = () => ({})): Promise<{ vertex: AiProvider; seen: Seen[] }> {
  fake = await startFakeGemini(next);
  return {
    vertex: createGeminiProvider(vertexBackend(TEST_VERTEX)),
    seen: fake.seen,
  };
}

async function collect(stream: AsyncIterable<string>): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

function configOf(body: unknown): Record<string, unknown> {
  return z.object({ generationConfig: z.record(z.string(), z.unknown()) }).parse(body).generationConfig;
}

afterEach(async () => {
  await fake?.stop();
  fake = undefined;
});

describe('the Vertex provider', () => {
  it('embeds one text a request at 768 dimensions, for documents and questions apart', async () => {
    const { vertex, seen } = await provider();
    const vectors = await vertex.embedPassages(['one', 'two', 'three']);
    const query = await vertex.embedQuery('question');
    expect(vectors.map(({ length }) => length)).toEqual([768, 768, 768]);
    expect(query).toHaveLength(768);
    expect(seen.map(({ host }) => host)).toEqual(
      Array.from({ length: 4 }, () => 'europe-west3-aiplatform.googleapis.com'),
    );
    expect(seen[3]?.body).toMatchObject({
      instances: [{ content: 'question', task_type: 'RETRIEVAL_QUERY' }],
      parameters: { outputDimensionality: 768 },
    });
  });

  it('streams an answer with its tokens, sending rules, passages and history', async () => {
    const { vertex, seen } = await provider();
    const generation = vertex.generate(generateRequest());
    const parts = await collect(generation.stream);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe('Delivery costs 4.90 euros [1].');
    const split = { input: 40, output: 10 };
    expect(await generation.done).toEqual({ model: 'gemini-3.5-flash-lite', tokens: 50, split });
    expect(seen[0]).toMatchObject({ host: 'aiplatform.eu.rep.googleapis.com', location: 'eu' });
    const body = JSON.stringify(seen[0]?.body);
    expect(body).toContain('<passage n=\\"1\\" source=\\"shipping.md › Shipping\\">');
    expect(body).toContain('Good day.');
    expect(body).toContain('"maxOutputTokens":200');
  });

  it('logs each request that fails once with its status, and lets no library print it', async () => {
    const write = vi.spyOn(logger, 'write').mockReturnValue();
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const { vertex } = await provider(() => ({ fail: { code: 429 } }));
    await expect(vertex.embedQuery('question')).rejects.toBeInstanceOf(Error);
    const lines = write.mock.calls.map(([line]) => line);
    vi.restoreAllMocks();
    expect(lines.filter(({ event }) => event === 'model call failed')).toMatchObject(
      Array.from({ length: 3 }, () => ({ severity: 'WARNING', status: 429, model: 'gemini-embedding-001' })),
    );
    expect(lines.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(print).not.toHaveBeenCalled();
  });

  it('labels whatever it writes with the organization that caused it, and nothing without one', async () => {
    const { vertex, seen } = await provider(() => ({ text: '{"category":"a","topic":"b","sentiment":"neutral"}' }));
    await withLogContext({ orgId: 'AbC_d-9' }, async () => {
      await collect(vertex.generate(generateRequest()).stream);
      const { signal } = new AbortController();
      await vertex.rewrite?.({ question: 'and to Austria?', history: [], signal });
      await vertex.classify({ questions: ['And to Austria?'], locale: 'en' });
    });
    await withLogContext({ orgId: 'x'.repeat(80) }, () => collect(vertex.generate(generateRequest()).stream));
    await collect(vertex.generate(generateRequest()).stream);
    const labels = seen.map(({ body }) => z.object({ labels: z.unknown().optional() }).parse(body).labels);
    const organization = 'abc_d-9';
    expect(labels).toEqual([
      { organization },
      { organization },
      { organization },
      { organization: 'x'.repeat(63) },
      undefined,
    ]);
  });

  it('sends a temperature to models that take one and to no other', async () => {
    const { vertex, seen } = await provider();
    await collect(vertex.generate(generateRequest({ model: 'gemini-3.1-flash-lite' })).stream);
    await collect(vertex.generate(generateRequest({ model: 'gemini-3.5-flash' })).stream);
    expect(JSON.stringify(seen[0]?.body)).toContain('"temperature":0.2');
    expect(JSON.stringify(seen[1]?.body)).not.toContain('temperature');
  });

  it('lets models think as little as they can, since thoughts count against the answer', async () => {
    const { vertex, seen } = await provider();
    await collect(vertex.generate(generateRequest()).stream);
    await collect(vertex.generate(generateRequest({ model: 'gemini-3.8-flash' })).stream);
    expect(seen.map(({ body }) => configOf(body))).toEqual([
      { maxOutputTokens: 200, thinkingConfig: { thinkingLevel: 'MINIMAL' } },
      { maxOutputTokens: 1200, thinkingConfig: { thinkingLevel: 'LOW' } },
    ]);
  });

  it('asks a model again without an option that it refuses, and from then on leaves it out', async () => {
    const [first] = MODELS;
    const thinker = { ...first, name: 'gemini-3.7-flash', takesTemperature: true };
    const { seen } = await provider(({ body }) =>
      JSON.stringify(body).includes('temperature')
        ? { fail: { code: 400, message: 'temperature is not supported' } }
        : {},
    );
    const vertex = createGeminiProvider(vertexBackend(TEST_VERTEX), [thinker]);
    expect((await collect(vertex.generate(generateRequest()).stream)).join('')).toContain('4.90');
    await collect(vertex.generate(generateRequest()).stream);
    const thinkingConfig = { thinkingLevel: 'LOW' };
    expect(seen.map(({ body }) => configOf(body))).toMatchObject([
      { temperature: 0.2, thinkingConfig: { thinkingLevel: 'MINIMAL' } },
      { temperature: 0.2, thinkingConfig },
      { maxOutputTokens: 200, thinkingConfig },
      { maxOutputTokens: 200, thinkingConfig },
    ]);
    expect(seen[3]?.body).not.toHaveProperty('generationConfig.temperature');
  });

  it('leaves the whole option out where no level of it is taken, and nothing of a request that is wrong otherwise', async () => {
    const { vertex, seen } = await provider(({ body }) =>
      JSON.stringify(body).includes('thinkingConfig')
        ? { fail: { code: 400, message: 'Thinking is not supported' } }
        : {},
    );
    await collect(vertex.generate(generateRequest()).stream);
    expect(seen.map(({ body }) => 'thinkingConfig' in configOf(body))).toEqual([true, true, false]);
    await fake?.stop();
    const wrong = await provider(() => ({ fail: { code: 400, message: 'The schema is too deep' } }));
    await expect(collect(wrong.vertex.generate(generateRequest()).stream)).rejects.toThrow(/too deep/);
    expect(wrong.seen).toHaveLength(1);
  });

  it('asks for a classification as JSON of its form, in the categories that are there', async () => {
    const { vertex, seen } = await provider(() => ({ text: '{"category":"a","topic":"b","sentiment":"neutral"}' }));
    await vertex.classify({ questions: ['And to Austria?'], locale: 'en', categories: ['Shipping', 'Returns'] });
    const responseJsonSchema = { required: ['category', 'topic', 'sentiment'], additionalProperties: false };
    expect(seen[0]?.body).toMatchObject({
      generationConfig: { responseMimeType: 'application/json', responseJsonSchema },
    });
    expect(JSON.stringify(seen[0]?.body)).toContain(String.raw`[\"Shipping\",\"Returns\"]`);
  });

  it('counts the tokens of sources, and estimates them when Vertex does not tell', async () => {
    const counted = await provider();
    expect(await counted.vertex.countTokens(['12345678'])).toBe(123);
    await fake?.stop();
    const estimated = await provider(() => ({ fail: { code: 500 } }));
    expect(await estimated.vertex.countTokens(['12345678'])).toBe(2);
  });

  it('ends for a question that a filter blocks before a word: asked again it would come to the same', async () => {
    const { vertex, seen } = await provider(() => ({ breakAfter: { words: 0, data: BLOCKED } }));
    expect((await collect(vertex.generate(generateRequest()).stream)).join('')).toBe(NO_ANSWER);
    expect(seen).toHaveLength(1);
  });
});
