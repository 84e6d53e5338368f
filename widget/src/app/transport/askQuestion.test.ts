import { afterEach, describe, expect, it, vi } from 'vitest';
import { askQuestion } from './askQuestion.ts';
import { toFailure } from './failure.ts';
import { createVisitorSession } from './visitorSession.ts';

const RESULT = {
  messageId: 'm1',
  text: 'Yes. [1]',
  verdict: 'answered',
  citations: [],
  offerContact: false,
  offerAgent: false,
  local: true,
};
const EXPIRED = { code: 'visitor-token-expired', correlationId: 'c', figures: {} };

function sse(...events: unknown[]): Response {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function serve(...replies: (() => Response)[]): { calls: { url: string; data: unknown }[] } {
  const calls: { url: string; data: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const body: unknown = JSON.parse(init.body);
    calls.push({ url, data: typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined });
    const reply = replies[calls.length - 1];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
  return { calls };
}

function ask(texts: string[] = [], signal = new AbortController().signal) {
  return askQuestion({
    functionsUrl: 'https://f.example',
    session: createVisitorSession('https://f.example', 'bot', 'old'),
    messageId: 'm1',
    text: 'Open?',
    locale: 'en',
    regenerates: undefined,
    identity: undefined,
    proactive: undefined,
    signal,
    onChunk: (chunk) => {
      if (chunk.type === 'text') texts.push(chunk.text);
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('askQuestion', () => {
  it('hands on the chunks in order and returns the result', async () => {
    serve(() =>
      sse({ message: { type: 'text', text: 'Yes.' } }, { message: { type: 'text', text: ' [1]' } }, { result: RESULT }),
    );
    const texts: string[] = [];
    await expect(ask(texts)).resolves.toEqual(RESULT);
    expect(texts).toEqual(['Yes.', ' [1]']);
  });

  it('takes a plain JSON reply too', async () => {
    serve(() => json(200, { result: RESULT }));
    await expect(ask()).resolves.toEqual(RESULT);
  });

  it('renews an expired token once and asks again with the same message id', async () => {
    const { calls } = serve(
      () => json(401, { error: { status: 'UNAUTHENTICATED', message: 'x', details: EXPIRED } }),
      () => json(200, { result: { token: 'new' } }),
      () => sse({ result: RESULT }),
    );
    await expect(ask()).resolves.toEqual(RESULT);
    expect(calls.map((call) => call.url)).toEqual([
      'https://f.example/answer/answer',
      'https://f.example/visitor/renewVisitorToken',
      'https://f.example/answer/answer',
    ]);
    expect(calls[2]?.data).toMatchObject({ token: 'new', messageId: 'm1' });
  });

  it('gives up when the renewed token is refused as well', async () => {
    const refused = (): Response => sse({ error: { status: 'X', message: 'x', details: EXPIRED } });
    const { calls } = serve(refused, () => json(200, { result: { token: 'new' } }), refused);
    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'server', code: 'visitor-token-expired' } });
    expect(calls).toHaveLength(3);
  });

  it('does the work that the server wants, and asks again with it', async () => {
    const challenge = 'mh8x2k1q.abcdefghijklmnopqrstuv';
    const wanted = { code: 'proof-required', correlationId: 'c', figures: {}, challenge };
    const refused = (): Response => sse({ error: { status: 'X', message: 'x', details: wanted } });
    const { calls } = serve(refused, () => sse({ result: RESULT }));
    await expect(ask()).resolves.toEqual(RESULT);
    const nonces: unknown = expect.arrayContaining([expect.any(Number)]);
    expect(calls[0]?.data).not.toHaveProperty('proof');
    expect(calls[1]?.data).toMatchObject({ messageId: 'm1', proof: { challenge, nonces } });
  });

  it('does it once, and not for a visitor who stops', async () => {
    const wanted = { code: 'proof-required', correlationId: 'c', figures: {}, challenge: 'a.b' };
    const refused = (): Response => json(429, { error: { status: 'X', message: 'x', details: wanted } });
    const twice = serve(refused, refused);
    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'server', code: 'proof-required' } });
    expect(twice.calls).toHaveLength(2);
    const stopping = new AbortController();
    serve(() => {
      setTimeout(() => stopping.abort());
      return refused();
    });
    const stopped = await ask([], stopping.signal).catch((error: unknown) => error);
    expect(toFailure(stopped)).toEqual({ kind: 'stopped' });
  });

  it.each([
    ['an error in the stream', () => sse({ error: { details: { ...EXPIRED, code: 'rate-limited' } } }), 'rate-limited'],
    ['an error without details', () => json(500, { error: { status: 'INTERNAL', message: 'x' } }), 'internal'],
    ['an error with an unknown code', () => json(500, { error: { details: { code: 'new' } } }), 'internal'],
  ])('reports %s', async (_name, reply, code) => {
    serve(reply);
    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'server', code } });
  });

  it.each([
    ['cut', () => sse({ message: { type: 'text', text: 'Half' } })],
    ['malformed', () => sse({ result: { text: 5 } })],
    ['malformed', () => new Response('<html>502</html>', { status: 502 })],
    ['malformed', () => sse([1])],
  ])('reports %s', async (kind, reply) => {
    serve(reply);
    await expect(ask()).rejects.toMatchObject({ failure: { kind } });
  });

  it('reports a network failure, and a stop as a stop', async () => {
    serve();
    expect(toFailure(await ask().catch((error: unknown) => error))).toEqual({ kind: 'network' });
    const stopped = new AbortController();
    stopped.abort();
    expect(toFailure(await ask([], stopped.signal).catch((error: unknown) => error))).toEqual({ kind: 'stopped' });
  });
});
