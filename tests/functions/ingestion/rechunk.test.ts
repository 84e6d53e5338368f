import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { CHUNKER } from '../../../functions/src/knowledge/chunks/CHUNKER.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { rechunkSources } from '../../../functions/src/knowledge/ingestion/rechunkSources.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';

const provider = createLocalProvider();

async function readSource(orgId: string, sourceId: string) {
  return sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
}

async function chunksOf(orgId: string, sourceId: string) {
  const found = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).get();
  return found.docs.map(({ id }) => id);
}

it('a file that was read in an older way is read again, and keeps its passages until then', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await makeChatbot(orgId);
  const sourceId = await makeSource(orgId, chatbotId, 'The tent weighs 3 kilograms.');
  await ingestSource(orgId, sourceId, provider);
  expect(await readSource(orgId, sourceId)).toMatchObject({ status: 'indexed', chunker: CHUNKER });
  // As an older version would have left it.
  const [fresh = ''] = await chunksOf(orgId, sourceId);
  const former = admin.db.collection(paths.chunks(orgId));
  await former.doc(`${sourceId}-former`).set((await former.doc(fresh).get()).data() ?? {});
  await former.doc(fresh).delete();
  await admin.db.doc(paths.source(orgId, sourceId)).update({ chunker: CHUNKER - 1 });

  expect(await rechunkSources('another-space')).toBe(0);
  expect((await readSource(orgId, sourceId)).status).toBe('indexed');
  // The queue may read it at any moment from here on: whoever comes first, the outcome is the same.
  expect(await rechunkSources(provider.embeddingSpace)).toBeGreaterThanOrEqual(1);
  expect(await chunksOf(orgId, sourceId)).toHaveLength(1);
  await expect.poll(async () => (await readSource(orgId, sourceId)).chunker, { timeout: 30_000 }).toBe(CHUNKER);
  expect(await chunksOf(orgId, sourceId)).toEqual([fresh]);
  expect(await readSource(orgId, sourceId)).toMatchObject({ status: 'indexed', chunks: 1 });
});
