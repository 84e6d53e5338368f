import { afterEach, expect, it } from 'vitest';
import { runProbes } from '../../../functions/src/ai/probes/runProbes.ts';
import { FAKE_CHAT, type OpenAiScript, type OpenAiSeen, startFakeOpenAi } from '../support/answering/fakeOpenAi.ts';
import { generateRequest } from '../support/answering/generateRequest.ts';
import { openAiProvider } from '../support/answering/openAiProvider.ts';

let fake: Awaited<ReturnType<typeof startFakeOpenAi>> | undefined;

afterEach(async () => {
  await fake?.stop();
  fake = undefined;
});

async function provider(next: (seen: OpenAiSeen) => OpenAiScript = () => ({}), options = {}) {
  fake = await startFakeOpenAi(next);
  return openAiProvider(fake.url, options);
}

async function said(script: OpenAiScript, overrides = {}): Promise<string> {
  const openAi = await provider(() => script);
  return (await Array.fromAsync(openAi.generate(generateRequest(overrides)).stream)).join('');
}

const WHOLE = 'Delivery costs 4.90 euros [1].';

it('streams an answer of a model whose name has a slash and a colon, with its tokens, limit and temperature', async () => {
  const openAi = await provider();
  const generation = openAi.generate(generateRequest());
  expect((await Array.fromAsync(generation.stream)).join('')).toBe(WHOLE);
  expect(await generation.done).toEqual({ model: FAKE_CHAT, tokens: 50, split: { input: 40, output: 10 } });
  expect(fake?.seen[0]).toMatchObject({
    path: '/v1/chat/completions',
    body: { model: FAKE_CHAT, temperature: 0.2, max_tokens: 200, stream: true },
  });
  expect(JSON.stringify(fake?.seen[0]?.body)).toContain('Delivery costs 4.90 euros.');
});

it.each<[string, OpenAiScript, string]>([
  ['lines cut into packets', { packets: 'split' }, WHOLE],
  ['all lines in one packet', { packets: 'joined' }, WHOLE],
  ['no usage', { noUsage: true }, WHOLE],
  ['thoughts before its answer', { text: `<think>Let me see.</think>\n\n${WHOLE}` }, WHOLE],
])('reads a stream with %s', async (_, script, text) => {
  expect(await said(script)).toBe(text);
});

it.each<[string, OpenAiScript, RegExp]>([
  ['breaks', { dieAfter: 2 }, /terminated/],
  [
    'says an error between its words',
    { breakAfter: { words: 2, data: '{"error":{"message":"overloaded"}}' } },
    /overloaded/,
  ],
  ['is no JSON any more', { breakAfter: { words: 2, data: '{"choices": nonsense' } }, /JSON/],
  ['ends without an end', { noEnd: true }, /finish_reason/],
])('fails for an answer whose stream %s, after its words', async (_, script, says) => {
  const openAi = await provider(() => script);
  const parts: string[] = [];
  const read = async () => {
    for await (const part of openAi.generate(generateRequest()).stream) parts.push(part);
  };
  await expect(read()).rejects.toThrow(says);
  expect(parts.join('')).toContain('Delivery');
});

it.each(['max_tokens', 'temperature', 'stream_options'])(
  'leaves out %s for a model that refuses it, and remembers',
  async (field) => {
    const openAi = await provider(() => ({ refuses: field }));
    for (const _ of [1, 2]) {
      expect((await Array.fromAsync(openAi.generate(generateRequest()).stream)).join('')).toBe(WHOLE);
    }
    expect(fake?.seen.map(({ body }) => field in body)).toEqual([true, false, false]);
  },
);

it('calls the limit of tokens as a model wants it', async () => {
  const openAi = await provider(() => ({ refuses: 'max_tokens' }));
  await Array.fromAsync(openAi.generate(generateRequest()).stream);
  expect(fake?.seen[1]?.body).toHaveProperty('max_completion_tokens', 200);
});

it('asks for a classification as JSON of its form, and without where the server knows no such form', async () => {
  const text = '{"category":"Shipping","topic":"Delivery costs","sentiment":"neutral"}';
  const transcript = { questions: ['What does delivery cost?'], locale: 'en' as const };
  const openAi = await provider(() => ({ text }));
  expect(await openAi.classify(transcript)).toMatchObject({ category: 'Shipping' });
  expect(fake?.seen[0]?.body).toMatchObject({ response_format: { type: 'json_schema' } });
  await fake?.stop();
  const plain = await provider(() => ({ text, refuses: 'response_format' }));
  expect(await plain.classify(transcript)).toMatchObject({ category: 'Shipping' });
});

it('rewrites, translates, judges and chooses', async () => {
  const signal = new AbortController().signal;
  const openAi = await provider(({ body }) => {
    if ('tools' in body) return { call: { name: 'orderStatus', args: { number: '17' } } };
    return JSON.stringify(body).includes('verdicts')
      ? { text: '{"verdicts":[{"holds":true,"why":"said"}]}' }
      : { text: 'What does delivery to Austria cost?' };
  });
  expect(await openAi.rewrite?.({ question: 'And to Austria?', history: [], signal })).toContain('Austria');
  expect(await openAi.translate?.({ text: 'x', like: 'y', signal })).toContain('Austria');
  expect(await openAi.judge?.({ question: 'q', answer: 'a', expected: ['f'], signal })).toEqual([
    { holds: true, why: 'said' },
  ]);
  const number = {
    name: 'number',
    type: 'string' as const,
    description: 'Number',
    required: true,
    options: [],
    pattern: '',
    maxLength: 40,
    filledBy: '',
  };
  const actions = [
    {
      name: 'orderStatus',
      title: 'Order',
      description: 'Status of an order',
      parameters: [number],
      changesSomething: false,
    },
  ];
  const wish = { question: 'Where is order 17?', history: [], done: [], awaited: null, actions, signal };
  expect(await openAi.choose(wish)).toEqual({ name: 'orderStatus', given: { number: '17' } });
  expect(openAi.readPage).toBeNull();
});

it('translates a message as JSON of its form, by the cheapest model, and reads what the server adds around it', async () => {
  const request = {
    message: { by: 'visitor', text: 'Combien coûte la réparation ?' },
    before: [],
    language: 'German',
    signal: new AbortController().signal,
  } as const;
  const translated = async (text: string) => {
    const openAi = await provider(() => ({ text }));
    const translation = await openAi.translateMessage?.(request);
    await fake?.stop();
    return translation;
  };
  expect(await translated('```json\n{"translation":"Was kostet die Reparatur?"}\n```')).toBe(
    'Was kostet die Reparatur?',
  );
  expect(fake?.seen[0]?.body).toMatchObject({ response_format: { type: 'json_schema' }, max_tokens: 1600 });
  expect(JSON.stringify(fake?.seen[0]?.body)).toContain('Combien coûte la réparation ?');
  expect(await translated('Was kostet die Reparatur?')).toBe('');
  expect(await translated('{"translation":"Was kost')).toBe('');
});

it('embeds in batches with the words of its embedder, asking for 768 floats', async () => {
  const openAi = await provider();
  const texts = Array.from({ length: 20 }, (_, i) => `text ${i}`);
  const vectors = await openAi.embedPassages(texts);
  expect(vectors.map(({ length }) => length)).toEqual(texts.map(() => 768));
  expect(await openAi.embedQuery('question')).toHaveLength(768);
  expect(fake?.seen.map(({ body }) => body['input'])).toEqual([
    texts.slice(0, 16).map((text) => `search_document: ${text}`),
    texts.slice(16).map((text) => `search_document: ${text}`),
    ['search_query: question'],
  ]);
  expect(fake?.seen[0]?.body).toMatchObject({ dimensions: 768, encoding_format: 'float' });
});

it('fills vectors of fewer numbers with zeros, also of a server that takes no dimension', async () => {
  const openAi = await provider(() => ({ dimension: 384, refuses: 'dimensions' }));
  const vector = await openAi.embedQuery('question');
  expect(vector).toHaveLength(768);
  expect(vector.slice(384).every((value) => value === 0)).toBe(true);
  expect(vector[1]).not.toBe(0);
});

it.each<[string, OpenAiScript, object, RegExp]>([
  ['the key is wrong', {}, { key: 'wrong' }, /does not accept the key: set OPENAI_API_KEY/],
  ['the embedder is not there', {}, { embedModel: 'other' }, /set EMBED_MODEL/],
  ['the dimension is too large', { dimension: 1024 }, {}, /makes vectors of 1024 numbers; up to 768/],
  ['the quota is used up', { fail: { code: 429, retryAfterSeconds: 60 } }, {}, /quota of the key/],
  ['a vector is missing', { losesOne: true }, {}, /answers with 0 vectors for 1 texts/],
])('a probe says in one line that %s', async (_, script, options, line) => {
  const openAi = await provider(() => script, options);
  const [embed] = await runProbes(openAi.probes.slice(0, 1));
  expect(embed?.vital).toBe('embed');
  expect(embed?.problem).toMatch(line);
});

it.each<[string, OpenAiScript]>([
  ['base64', { base64: true }],
  ['no JSON', { garbage: true }],
])('a probe fails where vectors come as %s', async (_, script) => {
  const openAi = await provider(() => script);
  const [embed] = await runProbes(openAi.probes.slice(0, 1));
  expect(embed?.problem).toMatch(/vectors|cannot be read/);
});

it('a probe says that nothing answers, or that it is another address', async () => {
  const openAi = await provider();
  const url = fake?.url ?? '';
  await fake?.stop();
  fake = undefined;
  const [embed, write] = await runProbes(openAi.probes);
  expect(embed?.problem).toBe(`Nothing answers at ${url}: is the server running, and OPENAI_BASE_URL right?`);
  expect(write).toMatchObject({ vital: 'write', problem: embed?.problem });
  fake = await startFakeOpenAi();
  const [other] = await runProbes(openAiProvider(fake.url.replace('/v1', '')).probes);
  expect(other?.problem).toMatch(/ends in \/v1/);
});

it('has an embedding space of letters that ids may have, another for another name', async () => {
  const spaces = ['bge:m3', 'bge-m3', 'BAAI/bge-m3'].map(
    (embedModel) => openAiProvider('http://127.0.0.1:9/v1', { embedModel }).embeddingSpace,
  );
  expect(new Set(spaces).size).toBe(3);
  for (const space of spaces) expect(space).toMatch(/^[\w-]+$/);
});
