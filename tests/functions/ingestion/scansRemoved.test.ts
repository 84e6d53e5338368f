import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { eraseRemovedSources } from '../../../functions/src/knowledge/sources/removed/eraseRemovedSources.ts';
import { restoreSources } from '../../../functions/src/knowledge/sources/removed/restoreSources.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { admin } from '../../support/admin.ts';
import { makeScan } from '../support/ingestion/makeScan.ts';
import { startScanReader } from '../support/ingestion/startScanReader.ts';

const NOW = new Date();
const WORDS = 'A room costs 95 euros a night, and breakfast is included in it.';
/** A task of the suite would read sources beside the test. */
const options = { now: NOW, enqueue: async (): Promise<void> => undefined };

/** The same provider, which has something done before it reads its first page. */
function before(provider: AiProvider, work: () => Promise<unknown>): AiProvider {
  const { readPage } = provider;
  let done: Promise<unknown> | undefined;
  return {
    ...provider,
    readPage:
      readPage &&
      (async (request) => {
        await (done ??= work());
        return readPage(request);
      }),
  };
}

describe('the pages of a scan that a model has read', () => {
  it('stay with a source that can be brought back, and go with one that is erased', async () => {
    const { orgId, sourceId, owner, fileNames } = await makeScan('pro', 2);
    const { provider } = await startScanReader(() => ({ text: WORDS }));
    await ingestSource(orgId, sourceId, provider, options);
    await removeSources(owner, [sourceId]);
    expect(await fileNames()).toEqual(['document.pdf', 'scan.json']);
    await eraseRemovedSources(owner, [sourceId]);
    expect(await fileNames()).toEqual([]);
  });

  it('are paid for once, also where the source is removed while it is read and comes back (A-111)', async () => {
    const { orgId, sourceId, owner, read, pagesUsed, fileNames } = await makeScan('pro', 6);
    const { provider, pagesAsked } = await startScanReader(() => ({ text: WORDS }));
    await ingestSource(
      orgId,
      sourceId,
      before(provider, () => removeSources(owner, [sourceId])),
      options,
    );
    expect(await pagesUsed()).toBe(LIMITS.scannedPagesAtOnce);
    expect(await fileNames()).toEqual(['document.pdf', 'scan.json']);
    await restoreSources(owner, [sourceId], NOW);
    // What it queues is read by the suite's own worker, which has nobody who reads pictures.
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('failed');
    const again = { status: 'pending', attempts: 0, nextAttemptAt: new Date(0) };
    await admin.db.doc(paths.source(orgId, sourceId)).update(again);
    await ingestSource(orgId, sourceId, provider, options);
    expect(await read()).toMatchObject({ status: 'indexed', scan: { pages: 6, read: 6 } });
    expect(await pagesAsked()).toHaveLength(6);
    expect(await pagesUsed()).toBe(6);
  });

  it('stay in answers where the plan has no such pages any more', async () => {
    const { orgId, sourceId, read, addScan } = await makeScan('pro', 2);
    const { provider, pagesAsked } = await startScanReader(() => ({ text: WORDS }));
    await ingestSource(orgId, sourceId, provider, options);
    await admin.db.doc(paths.org(orgId)).update({ plan: 'trial' });
    const again = { status: 'pending', attempts: 0, chunks: 0, nextAttemptAt: new Date(0) };
    await admin.db.doc(paths.source(orgId, sourceId)).update(again);
    await ingestSource(orgId, sourceId, provider, options);
    expect(await read()).toMatchObject({ status: 'indexed', notes: [], scan: { pages: 2, read: 2 } });
    const other = await addScan(1);
    await ingestSource(orgId, other, provider, options);
    expect(await read(other)).toMatchObject({ status: 'failed', error: 'scan-not-in-plan' });
    expect(await pagesAsked()).toHaveLength(2);
  });

  it('are not left behind by a worker that reads on while the source is erased (A-111)', async () => {
    const { orgId, sourceId, owner, fileNames } = await makeScan('pro', 2);
    const { provider } = await startScanReader(() => ({ text: WORDS }));
    const erase = async (): Promise<void> => {
      await removeSources(owner, [sourceId]);
      await eraseRemovedSources(owner, [sourceId]);
    };
    await ingestSource(orgId, sourceId, before(provider, erase), options);
    expect(await fileNames()).toEqual([]);
  });
});

it('a scan of many pages is not asked for page after page where they are refused, and costs the month nothing (A-126)', async () => {
  const pages = LIMITS.scanFailures + 8;
  const { orgId, sourceId, read, pagesUsed } = await makeScan('pro', pages);
  let isRefused = true;
  const { provider, pagesAsked } = await startScanReader(() => (isRefused ? { fail: { code: 400 } } : { text: WORDS }));
  await expect(ingestSource(orgId, sourceId, provider, options)).rejects.toThrow(/INVALID_ARGUMENT|400/);
  expect(await pagesAsked()).toHaveLength(LIMITS.scanFailures);
  expect(await pagesUsed()).toBe(0);
  expect(await read()).toMatchObject({ status: 'pending', attempts: 1 });

  isRefused = false;
  await ingestSource(orgId, sourceId, provider, { ...options, now: new Date() });
  expect(await read()).toMatchObject({ status: 'indexed', scan: { pages, read: pages } });
  expect(await pagesUsed()).toBe(pages);
});
