import { MODELS } from '@parlance/domain/models';
import { once } from 'node:events';
import http from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { HOST, urlOf } from '../../config/urls.ts';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import { checkLive } from './checkLive.ts';

const CONFIG = {
  firebase: { projectId: 'shop', apiKey: 'k', authDomain: 'a', storageBucket: 'b', appId: 'c' },
  region: 'europe-west3',
  functionsUrl: 'https://functions.example',
  emulators: null,
  models: MODELS,
  localAi: false,
};
const REFUSAL = { error: { status: 'UNAUTHENTICATED', details: { code: 'unauthenticated', correlationId: 'c' } } };
const WHOLE: Readonly<Record<string, readonly [number, string]>> = {
  '/en': [200, '<h1>Parlance</h1>'],
  '/config.json': [200, JSON.stringify(CONFIG)],
  '/dashboard/createChatbot': [401, JSON.stringify(REFUSAL)],
};

let server: http.Server | undefined;

afterEach(() => {
  server?.close();
});

/** A deployment that answers 404 wherever `answers` says nothing. */
async function check(answers: Readonly<Record<string, readonly [number, string]>>): Promise<string> {
  server = http.createServer(({ url = '' }, response) => {
    const [status, body] = answers[url] ?? [404, 'missing'];
    response.writeHead(status).end(body);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  const origin = urlOf(typeof address === 'object' && address !== null ? address.port : 0);
  return checkLive({ webOrigin: origin, functionsUrl: origin });
}

it('takes a deployment that answers as it should', async () => {
  expect(await check(WHOLE)).toMatch(/answer/);
});

it.each([
  ['the home page is missing', { '/en': [404, ''] }, /home page answers 404/],
  ['the configuration is a page', { '/config.json': [200, '<html>'] }, /config\.json/],
  ['the configuration is the emulators’', { '/config.json': [200, '{"emulators":{}}'] }, /config\.json/],
  ['a missing file is a page', { '/assets/missing.js': [200, '<html>'] }, /does not exist answers 200/],
  ['functions may not be called', { '/dashboard/createChatbot': [403, '<html>'] }, /allowedPolicyMemberDomains/],
] satisfies [string, Record<string, readonly [number, string]>, RegExp][])(
  'says in a sentence that %s',
  async (_, answers, sentence) => {
    const attempt = check({ ...WHOLE, ...answers });
    await expect(attempt).rejects.toThrow(sentence);
    await expect(attempt).rejects.toBeInstanceOf(ExpectedError);
  },
);
