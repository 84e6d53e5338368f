import { addWebsite } from '@parlance/domain/contracts/sources/sources';
import { websiteSourceSchema } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { recrawlWebsite } from '../../../functions/src/knowledge/sources/recrawlWebsite.ts';
import { updateWebsite } from '../../../functions/src/knowledge/sources/updateWebsite.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeWebsite } from '../../support/hostile-site/makeWebsite.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeSource } from '../../support/makeSource.ts';
import { ingestionState } from '../support/ingestion/ingestionState.ts';
import { makeReadWebsite } from '../support/sources/makeReadWebsite.ts';

const org = await makeTeam({ plan: 'business' });
const state = ingestionState(org.orgId);

async function readWebsite(sourceId: string) {
  return websiteSourceSchema.parse(await state.readSource(sourceId));
}

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
    const { sourceId } = await makeReadWebsite(org.orgId, await makeChatbot(org.orgId));
    const before = await readWebsite(sourceId);
    await recrawlWebsite(org.orgId, sourceId);
    const after = await readWebsite(sourceId);
    expect(after.website.crawlId).not.toBe(before.website.crawlId);
    expect(after.chunks).toBe(4);
    expect(await state.countChunks(sourceId)).toBe(4);
    await admin.db.doc(paths.source(org.orgId, sourceId)).update({ status: 'processing' });
    await recrawlWebsite(org.orgId, sourceId);
    expect((await readWebsite(sourceId)).website.crawlId).toBe(after.website.crawlId);
  });
});
