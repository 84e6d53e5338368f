import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { serve } from '../http/serve.ts';
import { localAppSecret, localGraphToken } from './LOCAL_META.ts';
import { LOCAL_TELEGRAM } from './LOCAL_TELEGRAM.ts';
import { getFile, sendFile } from './telegram/botFiles.ts';
import { createTelegramWorld } from './telegram/createTelegramWorld.ts';
import { startChannels } from './startChannels.ts';

const PERSON = 7001;
const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(async ({ stop }) => stop()));
});

async function start() {
  const channels = await startChannels({ port: 0, imapPort: 0, submissionPort: 0 });
  running.push(channels);
  return channels.url;
}

function fileOf(bytes: number, type: string): File {
  return new File([new Uint8Array(bytes)], 'a.bin', { type });
}

const getFileSchema = z.object({ result: z.object({ file_path: z.string() }) });

describe('the stand-in of Telegram', () => {
  const api = `bot${LOCAL_TELEGRAM.token}`;

  async function sendFromPhone(url: string, file: File): Promise<Response> {
    const form = new FormData();
    form.set('text', 'Look & see');
    form.set('file', file);
    return fetch(`${url}/telegram/${PERSON}`, { method: 'POST', body: form, redirect: 'manual' });
  }

  const call = async (url: string, method: string, body: FormData | object) =>
    fetch(`${url}/${api}/${method}`, {
      method: 'POST',
      body: body instanceof FormData ? body : JSON.stringify(body),
    });

  /** Id of the file that the bot was posted. */
  async function postedId(url: string, file: File): Promise<string> {
    let posted = '';
    const hook = await serve(0, ({ body }) => {
      posted = body;
      return { body: '' };
    });
    running.push(hook);
    await call(url, 'setWebhook', { url: `${hook.url}/`, secret_token: 'secret' });
    await sendFromPhone(url, file);
    await expect.poll(() => posted).toContain('file_id');
    return /"document":\{"file_id":"(\d+)"/.exec(posted)?.[1] ?? '';
  }

  it('gives a file that a person has sent from the page, to its bot alone, and shows it', async () => {
    const url = await start();
    const id = await postedId(url, fileOf(7, 'application/pdf'));
    const answer = getFileSchema.parse(await (await call(url, 'getFile', { file_id: id })).json());
    const read = async (token: string) => fetch(`${url}/file/bot${token}/${answer.result.file_path}`);
    expect((await (await read(LOCAL_TELEGRAM.token)).arrayBuffer()).byteLength).toBe(7);
    expect((await read('1:wrong')).status).toBe(401);
    expect((await read('999:local-another-bot-of-the-tests')).status).toBe(404);
    const page = await (await fetch(`${url}/telegram/${PERSON}/messages`)).text();
    expect(page).toContain(`href="/telegram/${PERSON}/files/${id}"`);
    expect(page).toContain('Look &amp; see');
    expect(page).not.toContain('<script');
  });

  it.each([
    ['gives a file of 20 MB', 20_000_000, 200],
    ['refuses one that is larger', 20_000_001, 400],
  ])('%s', (_, bytes, status) => {
    const world = createTelegramWorld(null);
    const bot = world.findBot(LOCAL_TELEGRAM.token);
    if (bot === undefined) throw new Error('no bot');
    const data = Buffer.alloc(bytes).toString('base64');
    const file = { name: 'a', type: '', data };
    const said = world.say(bot, world.openChat(bot, PERSON, 'Nora'), { isFromBot: true, text: '', file });
    expect(getFile(world, bot, said.file?.id ?? '').status).toBe(status);
  });

  it.each([
    ['takes a photograph of ten MB', 10_000_000, 200],
    ['refuses one that is larger', 10_000_001, 413],
  ])('%s', async (_, bytes, status) => {
    const world = createTelegramWorld(null);
    const bot = world.findBot(LOCAL_TELEGRAM.token);
    if (bot === undefined) throw new Error('no bot');
    world.openChat(bot, PERSON, 'Nora');
    const form = new FormData();
    form.set('chat_id', String(PERSON));
    form.set('photo', fileOf(bytes, 'image/png'));
    expect((await sendFile(world, bot, 'photo', form)).status).toBe(status);
  });
});

describe('the stand-in of Meta’s services', () => {
  const mediaSchema = z.object({ url: z.string() });

  async function account(service: 'whatsapp' | 'messenger' | 'instagram', id: string) {
    const url = await start();
    const token = localGraphToken(service, id);
    const proof = createHmac('sha256', localAppSecret(id)).update(token).digest('hex');
    const authorization = `Bearer ${token}`;
    const call = async (path: string, body?: FormData) =>
      fetch(`${url}/v24.0/${path}?appsecret_proof=${proof}`, {
        headers: { authorization },
        ...(body === undefined ? {} : { method: 'POST', body }),
      });
    await call(service === 'whatsapp' ? id : 'me');
    const act = async (given: object) => fetch(`${url}/_graph/${id}`, { method: 'POST', body: JSON.stringify(given) });
    return { url, call, act, authorization };
  }

  it('gives a file of WhatsApp with the token, for as long as its address works', async () => {
    const id = '700900';
    const { url, call, act, authorization } = await account('whatsapp', id);
    const file = { name: 'a.pdf', type: 'application/pdf', data: 'AAAA' };
    await act({ says: [{ person: '491', file }] });
    const said = z
      .array(z.object({ file: z.object({ id: z.string() }) }))
      .parse(await (await fetch(`${url}/_graph/${id}/491`)).json());
    const mediaId = said[0]?.file.id ?? '';
    const { url: address } = mediaSchema.parse(await (await call(mediaId)).json());
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(address, { headers: { authorization } })).status).toBe(200);
    await act({ filesExpire: true });
    const ended = mediaSchema.parse(await (await call(mediaId)).json());
    expect((await fetch(ended.url, { headers: { authorization } })).status).toBe(404);
    expect((await call('4711')).status).toBe(400);
  });

  it.each([
    ['image/png', 5_000_000, 200],
    ['image/png', 5_000_001, 400],
    ['image/webp', 10, 400],
    ['application/pdf', 5_000_001, 200],
  ])('WhatsApp answers %s of %i bytes with %i', async (type, bytes, status) => {
    const { call } = await account('whatsapp', '700901');
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', type);
    form.set('file', fileOf(bytes, type));
    expect((await call('700901/media', form)).status).toBe(status);
  });

  it.each([
    ['messenger', null, 200],
    ['messenger', 'instagram', 400],
    ['instagram', 'instagram', 200],
    ['instagram', null, 400],
  ] as const)('%s with the platform %s answers %i', async (service, platform, status) => {
    const { call } = await account(service, '700902');
    const form = new FormData();
    if (platform !== null) form.set('platform', platform);
    form.set('message', JSON.stringify({ attachment: { type: 'image', payload: { is_reusable: true } } }));
    form.set('filedata', fileOf(10, 'image/png'));
    expect((await call('me/message_attachments', form)).status).toBe(status);
  });
});
