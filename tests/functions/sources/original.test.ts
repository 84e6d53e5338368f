import { readOriginal as contract } from '@parlance/domain/contracts/sources/originals';
import { AppError } from '@parlance/domain/errors';
import type { FileType } from '@parlance/domain/fileTypes';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { decodePage } from '../../../functions/src/knowledge/extraction/page/pageCharset.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { readOriginal } from '../../../functions/src/knowledge/sources/readOriginal.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { callContract } from '../../support/callContract.ts';
import { createCrawler } from '../../support/hostile-site/createCrawler.ts';
import { htmlPage, prose } from '../../support/hostile-site/htmlPage.ts';
import { startSite } from '../../support/hostile-site/startSite.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeQa } from '../../support/makeQa.ts';
import { makeSource } from '../../support/makeSource.ts';

const LATIN = Buffer.from('<meta charset="iso-8859-1"><title>Größe</title><p>Größe und Preis: 20 Euro</p>', 'latin1');

const { orgId, users } = await makeTeam();
const chatbotId = await makeChatbot(orgId);
const elsewhere = await startSite({ '*': { body: htmlPage('Elsewhere', prose('other')) } });
const site = await startSite({
  '/': { body: htmlPage('Lamps', prose('lamp'), ['/latin', '/away', '/moved', '/gone', '/excluded']) },
  '/latin': { body: LATIN },
  '/away': { body: htmlPage('Away', prose('desk lamp')) },
  '/moved': { body: htmlPage('Moved', prose('floor lamp')) },
  '/gone': { body: htmlPage('Gone', prose('wall lamp')) },
  '/excluded': { body: htmlPage('Excluded', prose('bulb'), [], '<meta name="robots" content="noindex">') },
});
const crawler = await createCrawler({ orgId, chatbotId }, `${site.origin}/`, [site.host, elsewhere.host]);
await crawler.run();
const found = await admin.db.collection(paths.pages(orgId, crawler.sourceId)).get();
const pageIds = new Map(found.docs.map((page) => [new URL(String(page.get('url'))).pathname, page.id]));

afterAll(async () => {
  await Promise.all([site.stop(), elsewhere.stop()]);
});

const fileOf = (sourceId: string, of = orgId) =>
  readOriginal(of, { sourceId, pageId: null }, () => Promise.reject(new Error('a file is not fetched')));
const pageOf = (path: string) =>
  readOriginal(orgId, { sourceId: crawler.sourceId, pageId: pageIds.get(path) ?? '' }, crawler.tools.fetch);

async function makeFile(bytes: string | Buffer, fileType: FileType): Promise<string> {
  const sourceId = await makeSource(orgId, chatbotId, '', { fileType, status: 'indexed', leaseUntil: null });
  await admin.bucket.file(paths.sourceFile(orgId, sourceId, `document.${fileType}`)).save(bytes, { resumable: false });
  return sourceId;
}

describe('the original of a file', () => {
  it.each([
    ['txt', Buffer.from('Größe'), 'utf-8'],
    ['md', Buffer.from('Größe', 'latin1'), 'windows-1252'],
    ['csv', Buffer.from('\uFEFFGröße;Preis', 'utf16le'), 'utf-16le'],
    ['html', LATIN, 'windows-1252'],
    ['pdf', Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff]), null],
  ] as const)('of type %s is what was uploaded, with its encoding', async (fileType, bytes, charset) => {
    const sourceId = await makeFile(bytes, fileType);
    expect(await fileOf(sourceId)).toEqual({ fileType, base64: bytes.toString('base64'), charset, url: null });
  });

  it('is there for every member, as large as a file may be', async () => {
    const sourceId = await makeFile(Buffer.alloc(LIMITS.documentBytesLarge, 'x'), 'txt');
    for (const { idToken } of [users.owner, users.viewer]) {
      const { base64 } = await callContract(contract, { orgId, sourceId, pageId: null }, idToken);
      expect(Buffer.from(base64, 'base64')).toHaveLength(LIMITS.documentBytesLarge);
    }
  });

  it('is none of what has none, of what was removed or never arrived', async () => {
    const sourceId = await makeFile('Some text.', 'txt');
    const question = await makeQa(orgId, chatbotId, { question: 'A?', answer: 'b' });
    const missing = new AppError('not-found');
    for (const id of [question, newId(), crawler.sourceId]) await expect(fileOf(id)).rejects.toThrow(missing);
    const page = readOriginal(orgId, { sourceId, pageId: newId() }, crawler.tools.fetch);
    await expect(page).rejects.toThrow(missing);
    await admin.bucket.file(paths.sourceFile(orgId, sourceId, 'document.txt')).delete();
    await expect(fileOf(sourceId)).rejects.toThrow(new AppError('file-missing'));
    const removed = await makeFile('Some text.', 'txt');
    await removeSources({ orgId, uid: users.owner.uid, name: 'Owner' }, [removed]);
    await expect(fileOf(removed)).rejects.toThrow(missing);
  });
});

describe('the original of a website’s page', () => {
  it('is what the site sends now, with its encoding', async () => {
    const { fileType, base64, charset, url } = await pageOf('/latin');
    expect({ fileType, charset, url }).toEqual({
      fileType: 'html',
      charset: 'windows-1252',
      url: `${site.origin}/latin`,
    });
    expect(decodePage(Buffer.from(base64, 'base64'), 'text/html')).toContain('Größe und Preis: 20 Euro');
    site.routes['/latin'] = { headers: { 'content-type': 'text/plain' }, body: 'Now 30 Euro.' };
    expect(await pageOf('/latin')).toMatchObject({
      fileType: 'txt',
      base64: Buffer.from('Now 30 Euro.').toString('base64'),
    });
  });

  it.each([
    ['is gone', { status: 404 }],
    ['leads to another site', () => ({ status: 302, headers: { location: `${elsewhere.origin}/` } })],
    ['leads to a private address', { status: 302, headers: { location: 'http://169.254.169.254/latest/' } }],
    ['is a file by now', { body: Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d]) }],
    ['is larger than a page may be', { body: 'x'.repeat(LIMITS.pageBytes + 1) }],
  ])('cannot be loaded where it %s', async (_why, route) => {
    const before = elsewhere.hits.length;
    site.routes['/moved'] = route;
    await expect(pageOf('/moved')).rejects.toThrow(new AppError('site-unreachable'));
    expect(elsewhere.hits).toHaveLength(before);
  });

  it('is none where nothing was read of it, nor of another website', async () => {
    const missing = new AppError('not-found');
    await expect(pageOf('/excluded')).rejects.toThrow(missing);
    const second = await createCrawler({ orgId, chatbotId }, `${elsewhere.origin}/`, [elsewhere.host]);
    const place = { sourceId: second.sourceId, pageId: pageIds.get('/') ?? '' };
    await expect(readOriginal(orgId, place, second.tools.fetch)).rejects.toThrow(missing);
    await expect(fileOf(crawler.sourceId)).rejects.toThrow(missing);
  });
});
