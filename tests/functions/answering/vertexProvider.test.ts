import { MODELS } from '@parlance/domain/models';
import { logger } from 'firebase-functions/logger';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { CUT_SHORT } from '../../../functions/src/ai/CUT_SHORT.ts';
import { NO_ANSWER } from '../../../functions/src/ai/noAnswer.ts';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { withLogContext } from '../../../functions/src/kernel/platform/log/logContext.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { type Script, type Seen, startFakeGemini } from '../support/answering/fakeGemini.ts';
import { generateRequest } from '../support/answering/generateRequest.ts';
import { TEST_VERTEX } from '../support/answering/TEST_VERTEX.ts';

const BLOCKED = JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' } });

let fake: Awaited<ReturnType<typeof startFakeGemini>> | undefined;

async function provider(next: (seen: Seen) => Script = () => ({})): Promise<{ vertex: AiProvider; seen: Seen[] }> {
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
    const { vertex } = await provider(() => ({ fail: { code: 429, status: 'RESOURCE_EXHAUSTED' } }));
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
    await collect(vertex.generate(generateRequest({ model: 'gemini-2.5-flash' })).stream);
    await collect(vertex.generate(generateRequest({ model: 'gemini-3.5-flash' })).stream);
    expect(JSON.stringify(seen[0]?.body)).toContain('"temperature":0.2');
    expect(JSON.stringify(seen[1]?.body)).not.toContain('temperature');
  });

  it('closes the connection when the visitor leaves', async () => {
    const { vertex, seen } = await provider(() => ({ text: 'word '.repeat(2000) }));
    const controller = new AbortController();
    const generation = vertex.generate(generateRequest({ signal: controller.signal }));
    const read = async () => {
      for await (const part of generation.stream) {
        expect(part).toContain('word');
        controller.abort();
      }
    };
    await expect(read()).rejects.toThrow(/stream|abort/i);
    await expect.poll(() => seen[0]?.closedEarly).toBe(true);
  });

  it('asks nothing of the model when the visitor has left already', async () => {
    const { vertex, seen } = await provider();
    expect(() => vertex.generate(generateRequest({ signal: AbortSignal.abort() }))).toThrow(/abort/i);
    expect(seen).toEqual([]);
  });

  it.each([
    ['429', { fail: { code: 429, status: 'RESOURCE_EXHAUSTED' } }],
    ['500', { fail: { code: 500, status: 'INTERNAL' } }],
    ['a retired model', { fail: { code: 404, status: 'NOT_FOUND' } }],
    ['a connection that dies', { dieAfter: 2 }],
    ['garbage', { garbage: true }],
  ] satisfies [string, Script][])('fails on %s instead of ending well', async (_, script) => {
    const { vertex } = await provider(() => script);
    const generation = vertex.generate(generateRequest());
    await expect(collect(generation.stream)).rejects.toBeInstanceOf(Error);
    await expect(generation.done).rejects.toBeInstanceOf(Error);
  });

  it.each([
    ['an answer that a filter stops', { finishReason: 'SAFETY' }, `Delivery costs 4.90 euros [1].${CUT_SHORT}`],
    ['a question that a filter stops', { breakAfter: { words: 0, data: BLOCKED } }, NO_ANSWER],
    ['an answer that is too long', { finishReason: 'MAX_TOKENS' }, `Delivery costs 4.90 euros [1].${CUT_SHORT}`],
  ] satisfies [string, Script, string][])('ends %s: asked again it would come to the same', async (_, script, text) => {
    const { vertex, seen } = await provider(() => script);
    const generation = vertex.generate(generateRequest());
    expect((await collect(generation.stream)).join('')).toBe(text);
    expect(await generation.done).toMatchObject({ model: 'gemini-3.5-flash-lite' });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['429', { fail: { code: 429, status: 'RESOURCE_EXHAUSTED' } }],
    ['429 with a short pause', { fail: { code: 429, status: 'RESOURCE_EXHAUSTED', retryAfterSeconds: 1 } }],
    ['500', { fail: { code: 500, status: 'INTERNAL' } }],
    ['503', { fail: { code: 503, status: 'UNAVAILABLE' } }],
    ['a connection that dies before a word', { dieAfter: 0 }],
  ] satisfies [string, Script][])('asks again after %s, and answers when the provider is back', async (_, script) => {
    const { vertex, seen } = await provider(() => (seen.length < 3 ? script : {}));
    const generation = vertex.generate(generateRequest());
    expect((await collect(generation.stream)).join('')).toBe('Delivery costs 4.90 euros [1].');
    expect(await generation.done).toMatchObject({ tokens: 50 });
    expect(seen).toHaveLength(3);
  });

  it.each([
    ['the third time', { fail: { code: 503, status: 'UNAVAILABLE' } }, 3],
    [
      'when every model asks for a long pause',
      { fail: { code: 429, status: 'RESOURCE_EXHAUSTED', retryAfterSeconds: 30 } },
      MODELS.length,
    ],
    ['at a request that is wrong', { fail: { code: 400, status: 'INVALID_ARGUMENT' } }, 1],
    ['once a word has come', { dieAfter: 2 }, 1],
  ] satisfies [string, Script, number][])('gives up %s (R-07)', async (_, script, calls) => {
    const { vertex, seen } = await provider(() => script);
    await expect(collect(vertex.generate(generateRequest()).stream)).rejects.toBeInstanceOf(Error);
    expect(seen).toHaveLength(calls);
  });

  it('answers with the next model where the default one is withdrawn or busy for long', async () => {
    const busy = { code: 429, status: 'RESOURCE_EXHAUSTED', retryAfterSeconds: 30 };
    for (const fail of [{ code: 404, status: 'NOT_FOUND' }, busy]) {
      const { vertex } = await provider(({ model }) => (model === MODELS[0].name ? { fail } : {}));
      const generation = vertex.generate(generateRequest());
      expect((await collect(generation.stream)).join('')).toBe('Delivery costs 4.90 euros [1].');
      expect(await generation.done).toMatchObject({ model: MODELS[1]?.name });
      await fake?.stop();
    }
    fake = undefined;
  });

  it.each([
    [404, 'NOT_FOUND', 'model-not-found'],
    [403, 'PERMISSION_DENIED', 'model-forbidden'],
  ] as const)('answers %s of the chosen model with the default one, and says so', async (code, status, problem) => {
    const { vertex, seen } = await provider(({ model }) =>
      model === 'gemini-2.5-flash' ? { fail: { code, status } } : {},
    );
    const problems: string[] = [];
    const generation = vertex.generate(
      generateRequest({ model: 'gemini-2.5-flash', onModelProblem: (one) => problems.push(one) }),
    );
    expect((await collect(generation.stream)).join('')).toBe('Delivery costs 4.90 euros [1].');
    expect(await generation.done).toMatchObject({ model: 'gemini-3.5-flash-lite' });
    expect(seen.map(({ model }) => model)).toEqual(['gemini-2.5-flash', 'gemini-3.5-flash-lite']);
    expect(problems).toEqual([problem]);
  });

  it('lets models think as little as they can, since thoughts count against the answer', async () => {
    const { vertex, seen } = await provider();
    await collect(vertex.generate(generateRequest()).stream);
    await collect(vertex.generate(generateRequest({ model: 'gemini-2.5-flash' })).stream);
    expect(JSON.stringify(seen[0]?.body)).toContain('"thinkingConfig":{"thinkingLevel":"MINIMAL"}');
    expect(JSON.stringify(seen[1]?.body)).toContain('"thinkingConfig":{"thinkingBudget":0}');
  });

  it('makes a follow-up question whole with one short call', async () => {
    const { vertex, seen } = await provider(() => ({ text: 'What does delivery to Austria cost?' }));
    const history = [{ question: 'What does delivery to Germany cost?', answer: '4.90 euros.' }];
    const { signal } = new AbortController();
    expect(await vertex.rewrite?.({ question: 'and to Austria?', history, signal })).toBe(
      'What does delivery to Austria cost?',
    );
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen[0]?.body)).toContain('What does delivery to Germany cost?');
  });

  it.each([
    ['JSON', '{"category":"Shipping","topic":"Delivery to Austria","sentiment":"neutral"}'],
    ['fenced JSON', '```json\n{"category":"Shipping","topic":"Delivery to Austria","sentiment":"neutral"}\n```'],
  ])('classifies a conversation from %s', async (_, text) => {
    const { vertex } = await provider(() => ({ text }));
    const found = await vertex.classify({ questions: ['And to Austria?'], locale: 'en' });
    expect(found).toEqual({ category: 'Shipping', topic: 'Delivery to Austria', sentiment: 'neutral' });
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

  it.each(['no JSON', '{"category":"x"}', '{"category":"a","topic":"b","sentiment":"furious"}'])(
    'takes %j for no classification',
    async (text) => {
      const { vertex } = await provider(() => ({ text }));
      await expect(vertex.classify({ questions: ['x'], locale: 'en' })).rejects.toBeInstanceOf(Error);
    },
  );

  it('counts the tokens of sources, and estimates them when Vertex does not tell', async () => {
    const counted = await provider();
    expect(await counted.vertex.countTokens(['12345678'])).toBe(123);
    await fake?.stop();
    const estimated = await provider(() => ({ fail: { code: 500, status: 'INTERNAL' } }));
    expect(await estimated.vertex.countTokens(['12345678'])).toBe(2);
  });
});
