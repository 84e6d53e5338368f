import { UserRefreshClient } from 'google-auth-library';
import { afterEach, describe, expect, it } from 'vitest';
import { createVertexProvider } from '../../functions/src/ai/vertex/createVertexProvider.ts';
import type { AiProvider, GenerateRequest } from '../../functions/src/ai/provider.ts';
import { type Script, type Seen, startFakeVertex } from '../support/fakeVertex.ts';

const authClient = new UserRefreshClient();
authClient.setCredentials({ access_token: 'test-token', expiry_date: Date.now() + 3_600_000 });

let fake: Awaited<ReturnType<typeof startFakeVertex>> | undefined;

async function provider(next: (seen: Seen) => Script = () => ({})): Promise<{ vertex: AiProvider; seen: Seen[] }> {
  fake = await startFakeVertex(next);
  return {
    vertex: createVertexProvider({ projectId: 'demo-vertex', location: 'eu', auth: { authClient } }),
    seen: fake.seen,
  };
}

function request(overrides: Partial<GenerateRequest> = {}): GenerateRequest {
  return {
    system: 'Be brief.',
    locale: 'en',
    formality: 'formal',
    history: [{ question: 'Hello', answer: 'Good day.' }],
    question: 'What does delivery cost?',
    passages: [{ n: 1, heading: 'Shipping', sourceName: 'shipping.md', text: 'Delivery costs 4.90 euros.' }],
    model: 'auto',
    temperature: 0.2,
    maxTokens: 200,
    signal: new AbortController().signal,
    onModelProblem: () => undefined,
    ...overrides,
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
    expect(seen.map(({ host }) => host)).toEqual(Array.from({ length: 4 }, () => 'aiplatform.eu.rep.googleapis.com'));
    expect(seen[3]?.body).toMatchObject({
      instances: [{ content: 'question', task_type: 'RETRIEVAL_QUERY' }],
      parameters: { outputDimensionality: 768 },
    });
  });

  it('streams an answer with its tokens, sending rules, passages and history', async () => {
    const { vertex, seen } = await provider();
    const generation = vertex.generate(request());
    const parts = await collect(generation.stream);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe('Delivery costs 4.90 euros [1].');
    expect(await generation.done).toEqual({ model: 'gemini-3.5-flash-lite', tokens: 50 });
    const body = JSON.stringify(seen[0]?.body);
    expect(body).toContain('<passage n=\\"1\\" source=\\"shipping.md › Shipping\\">');
    expect(body).toContain('Good day.');
    expect(body).toContain('"maxOutputTokens":200');
  });

  it('sends a temperature to models that take one and to no other', async () => {
    const { vertex, seen } = await provider();
    await collect(vertex.generate(request({ model: 'gemini-2.5-flash' })).stream);
    await collect(vertex.generate(request({ model: 'gemini-3.5-flash' })).stream);
    expect(JSON.stringify(seen[0]?.body)).toContain('"temperature":0.2');
    expect(JSON.stringify(seen[1]?.body)).not.toContain('temperature');
  });

  it('closes the connection when the visitor leaves', async () => {
    const { vertex, seen } = await provider(() => ({ text: 'word '.repeat(2000) }));
    const controller = new AbortController();
    const generation = vertex.generate(request({ signal: controller.signal }));
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
    expect(() => vertex.generate(request({ signal: AbortSignal.abort() }))).toThrow(/abort/i);
    expect(seen).toEqual([]);
  });

  it.each([
    ['429', { fail: { code: 429, status: 'RESOURCE_EXHAUSTED' } }],
    ['500', { fail: { code: 500, status: 'INTERNAL' } }],
    ['a retired model', { fail: { code: 404, status: 'NOT_FOUND' } }],
    ['a connection that dies', { dieAfter: 2 }],
    ['garbage', { garbage: true }],
    ['a safety block', { finishReason: 'SAFETY' }],
  ] satisfies [string, Script][])('fails on %s instead of ending well', async (_, script) => {
    const { vertex } = await provider(() => script);
    const generation = vertex.generate(request());
    await expect(collect(generation.stream)).rejects.toBeInstanceOf(Error);
    await expect(generation.done).rejects.toBeInstanceOf(Error);
  });

  it('counts the tokens of sources, and estimates them when Vertex does not tell', async () => {
    const counted = await provider();
    expect(await counted.vertex.countTokens(['12345678'])).toBe(123);
    await fake?.stop();
    const estimated = await provider(() => ({ fail: { code: 500, status: 'INTERNAL' } }));
    expect(await estimated.vertex.countTokens(['12345678'])).toBe(2);
  });
});
