import { expect, it, vi } from 'vitest';
import { withProbe } from './withProbe.ts';

/** A response that keeps what it was given. */
function fakeResponse() {
  const given: { status?: number; headers?: Record<string, string>; body?: string } = {};
  const response = {
    given,
    status: (code: number) => {
      given.status = code;
      return response;
    },
    set: (headers: Record<string, string>) => {
      given.headers = headers;
      return response;
    },
    send: (body: string) => {
      given.body = body;
    },
  };
  return response;
}

async function ask(method: string, load: () => Promise<unknown>) {
  const callable = vi.fn<(request: { method: string }, response: ReturnType<typeof fakeResponse>) => unknown>();
  const response = fakeResponse();
  await withProbe(callable, load)({ method }, response);
  return { ...response.given, calls: callable.mock.calls.length };
}

it('says that it is up once what calls need is loaded, and calls nothing', async () => {
  expect(await ask('GET', async () => 'loaded')).toMatchObject({ status: 200, body: '{"status":"ok"}', calls: 0 });
});

it('is not kept by anything between, and says nothing of why it is not up', async () => {
  const away = () => Promise.reject(new Error('CHAT_MODEL is missing'));
  const { status, headers, body } = await ask('GET', away);
  expect([status, body]).toEqual([503, '{"status":"degraded"}']);
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store' });
});

it.each(['POST', 'OPTIONS'])('leaves %s to the callable', async (method) => {
  expect(await ask(method, () => Promise.reject(new Error('not asked')))).toEqual({ calls: 1 });
});
