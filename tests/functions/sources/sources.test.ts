import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { previewSource } from '../../../functions/src/knowledge/sources/previewSource.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeQa } from '../../support/makeQa.ts';
import { makeSource } from '../../support/makeSource.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeReadWebsite } from '../support/sources/makeReadWebsite.ts';

const TEXT = Array.from({ length: 45 }, (_, i) => `## Topic ${i}\n\nThe shelf ${i} holds ${i * 3} tents.`).join('\n\n');

const org = await makeTeam({ plan: 'business' });

async function countChunks(sourceId: string): Promise<number> {
  return (await admin.db.collection(paths.chunks(org.orgId)).where('sourceId', '==', sourceId).count().get()).data()
    .count;
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
    const { sourceId, pageIds } = await makeReadWebsite(org.orgId, await makeChatbot(org.orgId));
    for (const pageId of pageIds) {
      const { passages, next } = await previewSource(org.orgId, sourceId, pageId, 0);
      expect(passages.map(({ text, url }) => [text, url])).toEqual([
        ['Own words.', `https://shop.example/${pageId}`],
        ['Footer.', `https://shop.example/${pageId}`],
      ]);
      expect(next).toBeNull();
    }
  });
});

describe('deleting sources', () => {
  it('removes documents, passages, files and pages, and says how many', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const file = await makeSource(org.orgId, chatbotId, TEXT);
    await ingestSource(org.orgId, file, createLocalProvider());
    const { sourceId: website } = await makeReadWebsite(org.orgId, chatbotId);
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

describe('a deletion that was cut after the document', () => {
  it('is completed by the event of it: no chunk, page or file stays (R-08)', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const { sourceId } = await makeReadWebsite(org.orgId, chatbotId);
    expect(await countChunks(sourceId)).toBeGreaterThan(0);
    await admin.db.doc(paths.source(org.orgId, sourceId)).delete();
    await expect.poll(() => countChunks(sourceId), { timeout: 30_000 }).toBe(0);
    const pages = admin.db.collection(paths.pages(org.orgId, sourceId));
    await expect.poll(async () => (await pages.get()).size, { timeout: 30_000 }).toBe(0);
  });
});
