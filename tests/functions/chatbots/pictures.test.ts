import { deflateSync } from 'node:zlib';
import { saveChatbotPicture } from '@parlance/domain/contracts/pictures';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { describe, expect, it } from 'vitest';
import { cleanPng } from '../../../functions/src/chatbots/pictures/cleanPng.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makePng, pngChunk } from '../../support/documents/pictures/makePng.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';

const org = await makeTeam();
const chatbotId = await makeChatbot(org.orgId);
await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);

const PIXEL = Buffer.from('hello');

async function save(data: string | null, of: { chatbotId?: string; token?: string } = {}): Promise<string | null> {
  const input = { orgId: org.orgId, chatbotId: of.chatbotId ?? chatbotId, data };
  return (await callContract(saveChatbotPicture, input, of.token ?? org.users.member.idToken)).picture;
}

async function filesOf(of = chatbotId): Promise<string[]> {
  const [files] = await getStorage()
    .bucket(suiteUrls.bucket)
    .getFiles({ prefix: paths.chatbotFolder(org.orgId, of) });
  return files.map(({ name }) => name);
}

async function storedPicture(): Promise<string | null> {
  return chatbotSchema.parse((await admin.db.doc(paths.chatbot(org.orgId, chatbotId)).get()).data()).profilePicture;
}

function media(path: string): Promise<Response> {
  return fetch(`${suiteUrls.functions}/web/media/${path}`);
}

describe('a profile picture', () => {
  it('is stored without anything but the picture, served, replaced and removed', async () => {
    const text = pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
    const place = pngChunk('eXIf', PIXEL);
    const first = await save(makePng({ extra: [text, place] }).toString('base64'));
    expect(await storedPicture()).toBe(first);
    const served = await media(`${chatbotId}/${first}.png`);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await served.arrayBuffer()).equals(makePng())).toBe(true);

    // The same picture again, with other words in it, is the same picture.
    expect(await save(makePng().toString('base64'))).toBe(first);
    expect(await filesOf()).toEqual([paths.picture(org.orgId, chatbotId, String(first))]);

    const second = await save(makePng({ colour: [200, 0, 0, 255] }).toString('base64'));
    expect(second).not.toBe(first);
    expect(await filesOf()).toEqual([paths.picture(org.orgId, chatbotId, String(second))]);
    const gone = await media(`${chatbotId}/${first}.png`);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);

    expect(await save(null)).toBeNull();
    expect(await save(null)).toBeNull();
    expect(await storedPicture()).toBeNull();
    expect(await filesOf()).toEqual([]);
    expect((await media(`${chatbotId}/${second}.png`)).status).toBe(404);
  });

  it('reaches the visitors’ chat as an address on the same host', async () => {
    const picture = await save(makePng({ colour: [1, 2, 3, 255] }).toString('base64'));
    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ profilePicture }) => profilePicture === picture);
    const page = await (await fetch(`${suiteUrls.functions}/web/iframe/${chatbotId}`)).text();
    expect(page).toContain(`"profilePicture":"/media/${chatbotId}/${picture}.png"`);
  });

  it('is refused beyond the size, and for anything but a square PNG', async () => {
    const before = await storedPicture();
    const big = Buffer.alloc(LIMITS.imageBytes + 1);
    makePng().copy(big);
    await expect(save(big.toString('base64'))).rejects.toMatchObject({
      code: 'image-too-large',
      details: { max: LIMITS.imageBytes },
    });
    await expect(save(big.subarray(0, -1).toString('base64'))).rejects.toMatchObject({ code: 'image-invalid' });
    await expect(save(makePng({ side: 128 }).toString('base64'))).rejects.toMatchObject({ code: 'image-invalid' });
    await expect(save('')).rejects.toMatchObject({ code: 'image-invalid' });
    const raw = { orgId: org.orgId, chatbotId, data: 'not base64!' };
    expect((await postRaw('saveChatbotPicture', raw, org.users.owner.idToken)).code).toBe('invalid-input');
    expect(await storedPicture()).toBe(before);
  });

  it('is nobody else’s to set', async () => {
    const data = makePng().toString('base64');
    const other = await makeTeam();
    const foreign = await makeChatbot(other.orgId);
    await expect(save(data, { chatbotId: foreign })).rejects.toMatchObject({ code: 'not-found' });
    expect(await filesOf(foreign)).toEqual([]);
    const leaving = await makeChatbot(org.orgId, { isDeleting: true });
    await expect(save(data, { chatbotId: leaving })).rejects.toMatchObject({ code: 'not-found' });
    expect(await filesOf(leaving)).toEqual([]);
  });

  it.each(['', 'x', '../../x.png', `${'a'.repeat(64)}.png`, `%2e%2e/${'a'.repeat(64)}.png`])(
    'is not found at %j',
    async (path) => {
      expect((await media(`${chatbotId}/${path}`)).status).toBe(404);
    },
  );
});

describe('a hostile PNG', () => {
  const good = makePng();
  const damaged = Buffer.from(good);
  damaged[60] = (damaged[60] ?? 0) ^ 0xff;
  const header = good.subarray(8, 33);
  const signature = good.subarray(0, 8);
  const end = pngChunk('IEND', Buffer.alloc(0));

  it.each([
    ['is a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['is an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['is followed by a page', Buffer.concat([good, Buffer.from('<script>alert(1)</script>')])],
    ['is followed by another chunk', Buffer.concat([good, pngChunk('tEXt', PIXEL)])],
    ['has a wrong checksum', damaged],
    ['is cut', good.subarray(0, -5)],
    ['has no end', good.subarray(0, -12)],
    ['has no pixels', Buffer.concat([signature, header, end])],
    ['has two headers', Buffer.concat([signature, header, good.subarray(8)])],
    ['has a chunk that readers must know', makePng({ extra: [pngChunk('EVIL', PIXEL)] })],
    [
      'claims a chunk of 4 GB',
      Buffer.concat([good.subarray(0, 33), Buffer.from([255, 255, 255, 255]), Buffer.from('IDAT')]),
    ],
    ['unpacks to 100 MB', makePng({ pixels: deflateSync(Buffer.alloc(100 * 1024 * 1024)) })],
    ['has too few pixels', makePng({ pixels: deflateSync(Buffer.alloc(1000)) })],
    ['has pixels that are none', makePng({ pixels: Buffer.from('hello') })],
    ['has rows of no kind', makePng({ pixels: deflateSync(Buffer.alloc(1025 * 256, 9)) })],
    ['is interlaced', makePng({ interlace: 1 })],
    ['is not square', makePng({ height: 255 })],
    ['is of one pixel', makePng({ side: 1 })],
  ])('that %s is refused', (_, file) => {
    expect(() => cleanPng(file, LIMITS.pictureSide)).toThrow('image-invalid');
  });

  it('is no reason to refuse a plain one', () => {
    expect(cleanPng(good, LIMITS.pictureSide).equals(good)).toBe(true);
  });
});
