import { createHmac } from 'node:crypto';
import { serve } from '../../http/serve.ts';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { localAppSecret, localGraphToken, META_SERVICES, type MetaService } from '../LOCAL_META.ts';
import { startChannels } from '../startChannels.ts';

const HOUR_MS = 3_600_000;
const PERSON = '4915100000001';
const errorSchema = z.object({ error: z.object({ code: z.int(), error_subcode: z.optional(z.int()) }) });

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(async ({ stop }) => stop()));
});

let accounts = 700_000;

/** An account of the stand-in, and a person who has written to it. */
async function world(service: MetaService) {
  const channels = await startChannels({ port: 0, imapPort: 0, submissionPort: 0 });
  running.push(channels);
  const id = String((accounts += 1));
  const token = localGraphToken(service, id);
  const call = async (
    path: string,
    { body, bearer = token, secret = localAppSecret(id) }: { body?: object; bearer?: string; secret?: string } = {},
  ) => {
    const proof = createHmac('sha256', secret).update(bearer).digest('hex');
    const response = await fetch(`${channels.url}/v24.0/${path}?appsecret_proof=${proof}`, {
      headers: { authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    const { error } = errorSchema.safeParse(answer).data ?? {};
    return { status: response.status, code: error?.code, subcode: error?.error_subcode };
  };
  const act = async (given: object): Promise<unknown> =>
    (await fetch(`${channels.url}/_graph/${id}`, { method: 'POST', body: JSON.stringify(given) })).json();
  const send = async (text: string, person = PERSON) =>
    service === 'whatsapp'
      ? call(`${id}/messages`, {
          body: { messaging_product: 'whatsapp', to: person, type: 'text', text: { body: text } },
        })
      : call('me/messages', { body: { recipient: { id: person }, message: { text } } });
  await call(service === 'whatsapp' ? id : 'me');
  await act({ says: [{ person: PERSON, text: 'Hello' }] });
  return { id, token, url: channels.url, call, act, send };
}

it.each(META_SERVICES)('refuses of %s what Meta refuses', async (service) => {
  const { id, token, call, act, send, url } = await world(service);
  const own = service === 'whatsapp' ? id : 'me';
  expect(await call(own)).toMatchObject({ status: 200 });
  expect(await call(own, { bearer: `${token}x` })).toMatchObject({ status: 401, code: 190 });
  expect(await call(own, { secret: 'another' })).toMatchObject({ status: 400, code: 100 });
  expect(await call('99999')).toMatchObject({ status: 400, code: 100 });
  expect((await fetch(`${url}/v24.0/${own}?access_token=${token}`)).status).toBe(401);

  const longest = { whatsapp: 'x'.repeat(4096), messenger: 'x'.repeat(2000), instagram: '😀'.repeat(250) }[service];
  expect(await send(longest)).toMatchObject({ status: 200 });
  expect(await send(`${longest}x`)).toMatchObject({ status: 400, code: 100 });
  const unknown = await send('Hi', '4915100000099');
  expect(unknown).toMatchObject({ status: 400, code: service === 'whatsapp' ? 131_026 : 100 });

  await act({ limited: 1 });
  expect(await send('Hi')).toMatchObject({ status: 429, code: service === 'whatsapp' ? 130_429 : 613 });
  await act({ aheadMs: 24 * HOUR_MS - 60_000 });
  expect(await send('Hi')).toMatchObject({ status: 200 });
  await act({ aheadMs: 24 * HOUR_MS });
  const late = { whatsapp: [131_047], messenger: [10, 2_018_278], instagram: [10, 2_534_022] }[service];
  expect(await send('Hi')).toMatchObject({ status: 400, code: late[0], subcode: late[1] });
});

it('posts again until it is told that an event has come, and keeps only an address that answers as Meta asks', async () => {
  const { id, act, url } = await world('whatsapp');
  const kept: string[] = [];
  const app = await serve(0, ({ method, url: asked, body, headers }) => {
    if (method === 'GET') {
      const isRight = asked.searchParams.get('hub.verify_token') === 'right';
      return { status: isRight ? 200 : 403, body: asked.searchParams.get('hub.challenge') ?? '' };
    }
    const signature = createHmac('sha256', localAppSecret(id)).update(body).digest('hex');
    const isSigned = headers['x-hub-signature-256'] === `sha256=${signature}`;
    if (isSigned && body.includes('Kept')) kept.push(body);
    return { status: kept.length < 3 ? 500 : 200, body: '' };
  });
  running.push(app);
  expect(await act({ webhook: { url: app.url, verifyToken: 'wrong' } })).toMatchObject({ isVerified: false });
  expect(await act({ webhook: { url: app.url, verifyToken: 'right' } })).toMatchObject({ isVerified: true });
  await act({ says: [{ person: PERSON, text: 'Kept' }] });
  await expect.poll(() => kept.length, { timeout: 20_000 }).toBe(3);
  expect(new Set(kept).size).toBe(1);
  expect((await fetch(`${url}/_graph/12345`)).status).toBe(404);
});

it.each(META_SERVICES)('has a phone for %s on which one writes without a script', async (service) => {
  const { url } = await world(service);
  const phone = `${url}/${service}/4915100007001`;
  expect(await (await fetch(`${url}/${service}`)).text()).toContain('Nora Winter');
  expect(await (await fetch(url)).text()).toContain(`href="/${service}"`);
  await fetch(phone, { method: 'POST', body: new URLSearchParams({ text: '<b>Hi</b>' }) });
  const response = await fetch(`${phone}/messages`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('&lt;b&gt;Hi&lt;/b&gt;');
});
