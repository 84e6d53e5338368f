import { describe, expect, it } from 'vitest';
import { CUT_SHORT } from '../../../functions/src/ai/CUT_SHORT.ts';
import { NO_ANSWER } from '../../../functions/src/ai/noAnswer.ts';
import { generateRequest } from '../support/answering/generateRequest.ts';
import type { ModelScript } from '../support/answering/ModelScript.ts';
import { startModels } from '../support/answering/startModels.ts';

describe.each(await startModels())('$name', ({ provider, models, script }) => {
  const [first, second] = models;

  it('closes the connection when the visitor leaves', async () => {
    const seen = script(() => ({ text: 'word '.repeat(2000) }));
    const controller = new AbortController();
    const generation = provider.generate(generateRequest({ signal: controller.signal }));
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
    const seen = script(() => ({}));
    expect(() => provider.generate(generateRequest({ signal: AbortSignal.abort() }))).toThrow(/abort/i);
    expect(seen).toEqual([]);
  });

  it.each([
    ['429', { fail: { code: 429 } }],
    ['500', { fail: { code: 500 } }],
    ['a retired model', { fail: { code: 404 } }],
    ['a connection that dies', { dieAfter: 2 }],
    ['garbage', { garbage: true }],
  ] satisfies [string, ModelScript][])('fails on %s instead of ending well', async (_, scripted) => {
    script(() => scripted);
    const generation = provider.generate(generateRequest());
    await expect(Array.fromAsync(generation.stream)).rejects.toBeInstanceOf(Error);
    await expect(generation.done).rejects.toBeInstanceOf(Error);
  });

  it.each([
    ['an answer that a filter stops', { end: 'filter' }, `Delivery costs 4.90 euros [1].${CUT_SHORT}`],
    ['a question that a filter stops', { text: '', end: 'filter' }, NO_ANSWER],
    ['an answer that is too long', { end: 'length' }, `Delivery costs 4.90 euros [1].${CUT_SHORT}`],
  ] satisfies [string, ModelScript, string][])(
    'ends %s: asked again it would come to the same',
    async (_, scripted, text) => {
      const seen = script(() => scripted);
      const generation = provider.generate(generateRequest());
      expect((await Array.fromAsync(generation.stream)).join('')).toBe(text);
      expect(await generation.done).toMatchObject({ model: first.name });
      expect(seen).toHaveLength(1);
    },
  );

  it.each([
    ['429', { fail: { code: 429 } }],
    ['429 with a short pause', { fail: { code: 429, retryAfterSeconds: 1 } }],
    ['500', { fail: { code: 500 } }],
    ['503', { fail: { code: 503 } }],
    ['a connection that dies before a word', { dieAfter: 0 }],
  ] satisfies [string, ModelScript][])(
    'asks again after %s, and answers when the provider is back',
    async (_, scripted) => {
      const seen = script(() => (seen.length < 3 ? scripted : {}));
      const generation = provider.generate(generateRequest());
      expect((await Array.fromAsync(generation.stream)).join('')).toBe('Delivery costs 4.90 euros [1].');
      expect(await generation.done).toMatchObject({ tokens: 50 });
      expect(seen).toHaveLength(3);
    },
  );

  it.each([
    ['the third time', { fail: { code: 503 } }, 3],
    ['when every model asks for a long pause', { fail: { code: 429, retryAfterSeconds: 30 } }, models.length],
    ['at a request that is wrong', { fail: { code: 400 } }, 1],
    ['once a word has come', { dieAfter: 2 }, 1],
  ] satisfies [string, ModelScript, number][])('gives up %s (R-07)', async (_, scripted, calls) => {
    const seen = script(() => scripted);
    await expect(Array.fromAsync(provider.generate(generateRequest()).stream)).rejects.toBeInstanceOf(Error);
    expect(seen).toHaveLength(calls);
  });

  it('answers with the next model where the default one is withdrawn or busy for long', async () => {
    const busy = { code: 429, retryAfterSeconds: 30 };
    for (const fail of [{ code: 404 }, busy]) {
      script(({ model }) => (model === first.name ? { fail } : {}));
      const generation = provider.generate(generateRequest());
      expect((await Array.fromAsync(generation.stream)).join('')).toBe('Delivery costs 4.90 euros [1].');
      expect(await generation.done).toMatchObject({ model: second?.name });
    }
  });

  it.each([
    [404, 'model-not-found'],
    [403, 'model-forbidden'],
  ] as const)('answers %s of the chosen model with the default one, and says so', async (code, problem) => {
    const seen = script(({ model }) => (model === second?.name ? { fail: { code } } : {}));
    const problems: string[] = [];
    const generation = provider.generate(
      generateRequest({ model: second?.key ?? '', onModelProblem: (one) => problems.push(one) }),
    );
    expect((await Array.fromAsync(generation.stream)).join('')).toBe('Delivery costs 4.90 euros [1].');
    expect(await generation.done).toMatchObject({ model: first.name });
    expect(seen.map(({ model }) => model)).toEqual([second?.name, first.name]);
    expect(problems).toEqual([problem]);
  });

  it('makes a follow-up question whole with one short call', async () => {
    const seen = script(() => ({ text: 'What does delivery to Austria cost?' }));
    const history = [{ question: 'What does delivery to Germany cost?', answer: '4.90 euros.' }];
    const { signal } = new AbortController();
    expect(await provider.rewrite?.({ question: 'and to Austria?', history, signal })).toBe(
      'What does delivery to Austria cost?',
    );
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen[0]?.body)).toContain('What does delivery to Germany cost?');
  });

  it.each([
    ['JSON', '{"category":"Shipping","topic":"Delivery to Austria","sentiment":"neutral"}'],
    ['fenced JSON', '```json\n{"category":"Shipping","topic":"Delivery to Austria","sentiment":"neutral"}\n```'],
  ])('classifies a conversation from %s', async (_, text) => {
    script(() => ({ text }));
    const found = await provider.classify({ questions: ['And to Austria?'], locale: 'en' });
    expect(found).toEqual({ category: 'Shipping', topic: 'Delivery to Austria', sentiment: 'neutral' });
  });

  it.each(['no JSON', '{"category":"x"}', '{"category":"a","topic":"b","sentiment":"furious"}'])(
    'takes %j for no classification',
    async (text) => {
      script(() => ({ text }));
      await expect(provider.classify({ questions: ['x'], locale: 'en' })).rejects.toBeInstanceOf(Error);
    },
  );
});
