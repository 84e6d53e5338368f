import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { finishSource } from '../../../functions/src/knowledge/ingestion/finishSource.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';

const MAX = PLAN_LIMITS.trial.trainingTokens;
const TEXT = 'The warranty lasts for two years from the day of the purchase.';

async function tokensOf(orgId: string): Promise<number> {
  return orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data()).trainingTokens;
}

async function readSource(orgId: string, sourceId: string) {
  return sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
}

async function countChunks(orgId: string): Promise<number> {
  return (await admin.db.collection(paths.chunks(orgId)).count().get()).data().count;
}

describe('the training tokens of a plan', () => {
  it('are counted, given back on deletion and never below what is there', async () => {
    const { orgId } = await makeOrg({ plan: 'trial' });
    const chatbotId = await makeChatbot(orgId);
    const first = await makeSource(orgId, chatbotId, TEXT);
    const second = await makeSource(orgId, chatbotId, `${TEXT} ${TEXT}`);
    await ingestSource(orgId, first, createLocalProvider());
    await ingestSource(orgId, second, createLocalProvider());
    const [one, two] = [await readSource(orgId, first), await readSource(orgId, second)];
    expect(one.tokens).toBeGreaterThan(0);
    expect(await tokensOf(orgId)).toBe(one.tokens + two.tokens);
    const who = { orgId, uid: 'nobody', name: 'Nobody' };
    await removeSources(who, [first]);
    await removeSources(who, [first]);
    expect(await tokensOf(orgId)).toBe(two.tokens);
  });

  it('stop a source before anything is embedded', async () => {
    const { orgId } = await makeOrg({ plan: 'trial', trainingTokens: MAX });
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
    const local = createLocalProvider();
    const embedPassages = () => Promise.reject(new Error('embedded'));
    await ingestSource(orgId, sourceId, { ...local, embedPassages });
    expect(await readSource(orgId, sourceId)).toMatchObject({ status: 'failed', error: 'training-limit-reached' });
    expect(await tokensOf(orgId)).toBe(MAX);
  });

  it('are reached exactly, and not passed by sources that finish at the same time', async () => {
    const { orgId } = await makeOrg({ plan: 'trial' });
    const chatbotId = await makeChatbot(orgId);
    const sourceIds = await Promise.all(
      Array.from({ length: 5 }, (_, index) => makeSource(orgId, chatbotId, `${TEXT} Number ${index}.`)),
    );
    // Room for two of them, all of the same length.
    const provider = createLocalProvider();
    const each = await provider.countTokens([`${TEXT} Number 0.`]);
    await admin.db.doc(paths.org(orgId)).update({ trainingTokens: MAX - 2 * each });
    await Promise.all(sourceIds.map((sourceId) => ingestSource(orgId, sourceId, provider)));
    const sources = await Promise.all(sourceIds.map((sourceId) => readSource(orgId, sourceId)));
    const indexed = sources.filter(({ status }) => status === 'indexed');
    const failed = sources.filter(({ error }) => error === 'training-limit-reached');
    expect([indexed.length, failed.length]).toEqual([2, 3]);
    expect(await tokensOf(orgId)).toBe(MAX);
    expect(await countChunks(orgId)).toBe(2);
  });

  it('take a source’s passages along when it has outgrown them', async () => {
    const { orgId } = await makeOrg({ plan: 'trial' });
    const chatbotId = await makeChatbot(orgId);
    const sourceId = await makeSource(orgId, chatbotId, TEXT);
    await ingestSource(orgId, sourceId, createLocalProvider());
    const outcome = {
      characters: 1,
      tokens: MAX + 1,
      chunks: 1,
      notes: [],
      pagesWithoutText: 0,
      fingerprint: '',
      embeddingSpace: 'test',
    };
    expect(await finishSource(orgId, sourceId, { ...outcome, isCurrent: () => true })).toBe('over-limit');
    expect(await readSource(orgId, sourceId)).toMatchObject({
      status: 'failed',
      error: 'training-limit-reached',
      tokens: 0,
      chunks: 0,
    });
    expect(await tokensOf(orgId)).toBe(0);
    expect(await countChunks(orgId)).toBe(0);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
    expect(chatbot.trained).toBe(false);
  });
});
