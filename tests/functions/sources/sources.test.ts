import { addWebsite } from '@parlance/domain/contracts/sources';
import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { pageSchema, type Page } from '@parlance/domain/documents/knowledge/page';
import { websiteSourceSchema } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/local/createLocalProvider.ts';
import { finishSource } from '../../../functions/src/ingestion/finishSource.ts';
import { ingestSource } from '../../../functions/src/ingestion/ingestSource.ts';
import { makePassage } from '../../../functions/src/chunks/makePassage.ts';
import { replaceChunks } from '../../../functions/src/chunks/replaceChunks.ts';
import { previewSource } from '../../../functions/src/sources/previewSource.ts';
import { recrawlWebsite } from '../../../functions/src/sources/recrawlWebsite.ts';
import { removeSources } from '../../../functions/src/sources/removeSources.ts';
import { updateWebsite } from '../../../functions/src/sources/updateWebsite.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeQa } from '../../support/makeQa.ts';
import { makeSource } from '../../support/makeSource.ts';
import { makeWebsite } from '../../support/hostile-site/makeWebsite.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

const TEXT = Array.from({ length: 45 }, (_, i) => `## Topic ${i}\n\nThe shelf ${i} holds ${i * 3} tents.`).join('\n\n');

let org: TestTeam;

beforeAll(async () => {
  org = await makeTeam({ plan: 'business' });
});

async function readWebsite(sourceId: string) {
  return websiteSourceSchema.parse((await admin.db.doc(paths.source(org.orgId, sourceId)).get()).data());
}

async function countChunks(sourceId: string): Promise<number> {
  return (await admin.db.collection(paths.chunks(org.orgId)).where('sourceId', '==', sourceId).count().get()).data()
    .count;
}

/** A website of two pages with two passages each, as a crawl leaves it. */
async function makeReadWebsite(chatbotId: string) {
  const { sourceId, crawlId } = await makeWebsite(org.orgId, chatbotId, 'https://shop.example/');
  const provider = createLocalProvider();
  const pageIds = ['a', 'b'].map((name) => `page-${name}`);
  for (const pageId of pageIds) {
    const url = `https://shop.example/${pageId}`;
    const page: Page = pageSchema.parse({
      url,
      title: pageId,
      status: 'indexed',
      reason: null,
      httpStatus: 200,
      depth: 0,
      crawlId,
      characters: 10,
      chunks: 2,
      tokens: 5,
      hash: null,
      etag: null,
      lastModified: null,
      changed: true,
      fetchedAt: new Date(),
      createdAt: new Date(),
    });
    await admin.db.doc(paths.page(org.orgId, sourceId, pageId)).set(page);
    const isCurrent = () => true;
    const now = new Date();
    const place = { orgId: org.orgId, sourceId, sourceName: 'shop', chatbotId, pageId, url, isCurrent, now };
    // The footer is the same on both pages.
    const passages = [
      makePassage({ heading: pageId, text: 'Own words.' }, 0),
      makePassage({ heading: '', text: 'Footer.' }, 1),
    ];
    await replaceChunks(place, passages, provider, async () => undefined);
  }
  const { embeddingSpace } = provider;
  const counts = { characters: 20, tokens: 10, chunks: 4, fingerprint: '', notes: [], pagesWithoutText: 0 };
  await finishSource(org.orgId, sourceId, { ...counts, embeddingSpace, isCurrent: () => true });
  return { sourceId, pageIds };
}

describe('the passages of a source', () => {
  it('are shown in order, some at a time', async () => {
    const sourceId = await makeSource(org.orgId, await makeChatbot(org.orgId), TEXT);
    await ingestSource(org.orgId, sourceId, createLocalProvider());
    const first = await previewSource(org.orgId, sourceId, null, 0);
    expect(first.passages).toHaveLength(LIMITS.chunksPerPreview);
    expect(first.passages[3]).toEqual({
      index: 3,
      heading: 'Topic 3',
      page: null,
      url: null,
      text: 'The shelf 3 holds 9 tents.',
      hash: String(first.passages[3]?.hash),
    });
    const second = await previewSource(org.orgId, sourceId, null, first.next ?? -1);
    const third = await previewSource(org.orgId, sourceId, null, second.next ?? -1);
    expect(third.next).toBeNull();
    const all = [first, second, third].flatMap(({ passages }) => passages.map(({ index }) => index));
    expect(all).toEqual(Array.from({ length: 45 }, (_, index) => index));
  });

  it('keep their vectors and get new places when the document is turned round', async () => {
    const sourceId = await makeSource(org.orgId, await makeChatbot(org.orgId), '## A\n\nFirst.\n\n## B\n\nSecond.');
    await ingestSource(org.orgId, sourceId, createLocalProvider());
    const file = admin.bucket.file(paths.sourceFile(org.orgId, sourceId, 'document.md'));
    await file.save('## B\n\nSecond.\n\n## A\n\nFirst.', { resumable: false });
    await admin.db.doc(paths.source(org.orgId, sourceId)).update({ status: 'pending' });
    const unused = { ...createLocalProvider(), embedPassages: () => Promise.reject(new Error('embedded')) };
    await ingestSource(org.orgId, sourceId, unused);
    const { passages } = await previewSource(org.orgId, sourceId, null, 0);
    expect(passages.map(({ text }) => text)).toEqual(['Second.', 'First.']);
  });

  it('are shown page by page of a website', async () => {
    const { sourceId, pageIds } = await makeReadWebsite(await makeChatbot(org.orgId));
    for (const pageId of pageIds) {
      const { passages, next } = await previewSource(org.orgId, sourceId, pageId, 0);
      expect(passages.map(({ text, url }) => [text, url])).toEqual([
        ['Own words.', `https://shop.example/${pageId}`],
        ['Footer.', `https://shop.example/${pageId}`],
      ]);
      expect(next).toBeNull();
    }
  });

  it('are nobody else’s (T-04)', async () => {
    const sourceId = await makeSource(org.orgId, await makeChatbot(org.orgId), 'Text.', { status: 'indexed' });
    const other = await makeTeam();
    await expect(previewSource(other.orgId, sourceId, null, 0)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('deleting sources', () => {
  it('removes documents, passages, files and pages, and says how many', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const file = await makeSource(org.orgId, chatbotId, TEXT);
    await ingestSource(org.orgId, file, createLocalProvider());
    const { sourceId: website } = await makeReadWebsite(chatbotId);
    const qa = await makeQa(org.orgId, chatbotId, { question: 'When?', answer: 'Now.' });
    await ingestSource(org.orgId, qa, createLocalProvider());
    expect(await countChunks(website)).toBe(4);

    const receipt = await removeSources(membershipOf(org, 'member'), [file, website, qa, newId()]);
    expect(receipt).toEqual({ sources: 3, chunks: 45 + 4 + 1, files: 1 });
    expect(await Promise.all([file, website, qa].map(countChunks))).toEqual([0, 0, 0]);
    expect((await admin.db.collection(paths.pages(org.orgId, website)).get()).empty).toBe(true);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(org.orgId, chatbotId)).get()).data());
    expect(chatbot.trained).toBe(false);
    expect(await removeSources(membershipOf(org, 'member'), [file, website, qa])).toEqual({
      sources: 0,
      chunks: 0,
      files: 0,
    });
  });

  it('is written down once, with the names', async () => {
    const { orgId, users } = await makeTeam();
    const chatbotId = await makeChatbot(orgId);
    const ids = [
      await makeSource(orgId, chatbotId, 'a', { name: 'a.md' }),
      await makeSource(orgId, chatbotId, 'b', { name: 'b.md' }),
    ];
    await removeSources(membershipOf({ orgId, users }, 'admin'), ids);
    await removeSources(membershipOf({ orgId, users }, 'admin'), ids);
    const entries = await admin.db.collection(paths.activity(orgId)).get();
    expect(entries.docs.map((entry) => activitySchema.parse(entry.data()))).toMatchObject([
      { kind: 'sources-deleted', subject: 'a.md, b.md', actorUid: users.admin.uid, actorName: 'admin' },
    ]);
  });

  it('leaves a chatbot trained that is read again at the moment', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const [kept, gone] = [
      await makeSource(org.orgId, chatbotId, 'Kept.'),
      await makeSource(org.orgId, chatbotId, 'Gone.'),
    ];
    for (const sourceId of [kept, gone]) await ingestSource(org.orgId, sourceId, createLocalProvider());
    await admin.db.doc(paths.source(org.orgId, kept)).update({ status: 'pending' });
    await removeSources(membershipOf(org, 'member'), [gone]);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(org.orgId, chatbotId)).get()).data());
    expect(chatbot.trained).toBe(true);
  });
});

describe('a website', () => {
  const settings = { include: [], exclude: [], weekly: false, isFirstLook: false };

  async function add(chatbotId: string, sourceId: string, url: string): Promise<void> {
    const input = { ...settings, mode: 'site' as const, orgId: org.orgId, chatbotId, sourceId, url };
    await callContract(addWebsite, input, org.users.member.idToken);
  }

  it('is made once by the caller’s id, under its normal address', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const sourceId = newId();
    await Promise.all([add(chatbotId, sourceId, 'Shop.example#top'), add(chatbotId, sourceId, 'Shop.example#top')]);
    expect(await readWebsite(sourceId)).toMatchObject({
      type: 'website',
      name: 'https://shop.example/',
      website: { url: 'https://shop.example/', mode: 'site', weekly: false },
    });
    const entries = await admin.db
      .collection(paths.activity(org.orgId))
      .where('subject', '==', 'https://shop.example/')
      .get();
    expect(entries.size).toBe(1);
  });

  it.each([
    ['nonsense', 'http://', 'url-invalid'],
    ['another scheme', 'file:///etc/passwd', 'url-invalid'],
    ['this machine', 'http://127.0.0.1/', 'address-not-allowed'],
    ['the metadata of the cloud', 'http://169.254.169.254/', 'address-not-allowed'],
  ])('is refused at the door: %s', async (_, url, code) => {
    const sourceId = newId();
    await expect(add(await makeChatbot(org.orgId), sourceId, url)).rejects.toMatchObject({ code });
    expect((await admin.db.doc(paths.source(org.orgId, sourceId)).get()).exists).toBe(false);
  });

  it('does not take over what has its id already (T-04)', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const file = await makeSource(org.orgId, chatbotId, 'Text.', { status: 'indexed' });
    await expect(add(chatbotId, file, 'https://shop.example/')).rejects.toMatchObject({ code: 'not-found' });
    await expect(updateWebsite(org.orgId, file, settings)).rejects.toMatchObject({ code: 'not-found' });
    await expect(recrawlWebsite(org.orgId, file)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is read every week from its last reading on, until that is switched off', async () => {
    const crawledAt = new Date(Date.UTC(2026, 10, 1));
    const { sourceId } = await makeWebsite(org.orgId, await makeChatbot(org.orgId), 'https://shop.example/', {
      crawledAt,
    });
    await updateWebsite(org.orgId, sourceId, { include: ['/help/*'], exclude: ['/help/old/*'], weekly: true });
    expect((await readWebsite(sourceId)).website).toMatchObject({
      include: ['/help/*'],
      exclude: ['/help/old/*'],
      weekly: true,
      nextCrawlAt: new Date(crawledAt.getTime() + LIMITS.recrawlMs),
    });
    await updateWebsite(org.orgId, sourceId, settings);
    expect((await readWebsite(sourceId)).website).toMatchObject({ include: [], weekly: false, nextCrawlAt: null });
  });

  it('is read again in a new run, with its passages kept, and not while it is being read', async () => {
    const { sourceId } = await makeReadWebsite(await makeChatbot(org.orgId));
    const before = await readWebsite(sourceId);
    await recrawlWebsite(org.orgId, sourceId);
    const after = await readWebsite(sourceId);
    expect(after.website.crawlId).not.toBe(before.website.crawlId);
    expect(after.chunks).toBe(4);
    expect(await countChunks(sourceId)).toBe(4);
    await admin.db.doc(paths.source(org.orgId, sourceId)).update({ status: 'processing' });
    await recrawlWebsite(org.orgId, sourceId);
    expect((await readWebsite(sourceId)).website.crawlId).toBe(after.website.crawlId);
  });
});

describe('a deletion that was cut after the document', () => {
  it('is completed by the event of it: no chunk, page or file stays (R-08)', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const { sourceId } = await makeReadWebsite(chatbotId);
    expect(await countChunks(sourceId)).toBeGreaterThan(0);
    await admin.db.doc(paths.source(org.orgId, sourceId)).delete();
    await expect.poll(() => countChunks(sourceId), { timeout: 30_000 }).toBe(0);
    const pages = admin.db.collection(paths.pages(org.orgId, sourceId));
    await expect.poll(async () => (await pages.get()).size, { timeout: 30_000 }).toBe(0);
  });
});
